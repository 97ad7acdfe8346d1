import { callLink, crisisLines, helplineDirectory } from '#content/crisis-lines.ts'
import { publicationIn } from '#content/publications.ts'
import type { QuizNotes } from '#content/types/quiz.ts'

/** The notice on both tests. */
export const testNotice: QuizNotes['notice'] = {
	heading: 'What this test is, and what it is not',
	points: [
		'It is for reflection and education only. It is not a diagnosis. Please do not use it to hire or judge anyone.',
		'Traits such as introversion are continuous: they come in degrees. We drew the lines between the results, and many people stand close to one.',
		'Your result may change with the week, your mood and the people you had in mind.',
		'We wrote the questions ourselves. They have not been piloted or validated, so we claim no accuracy for them.',
		'If you have felt low or empty most of the day for two weeks, or are so afraid of being judged that you avoid people, please talk to a doctor or a therapist. No quiz can sort that out.',
		`If you are thinking about ending your life, get help at once: call or text ${callLink(crisisLines.US)} in the United States, call ${callLink(crisisLines.GB)} in the United Kingdom and Ireland, ${callLink(crisisLines.IN)} in India. Other countries: [${helplineDirectory}](https://${helplineDirectory}).`,
	],
}

/** The trademark notice for pages with MBTI in a heading. */
export const trademarkNotice =
	'MBTI and Myers-Briggs Type Indicator are trademarks or registered trademarks of The Myers & Briggs Foundation. This is a 16-type style test of our own. It is not the MBTI assessment, contains none of its questions, and is not affiliated with or endorsed by the Foundation. It is educational and not a diagnosis.'

/** The state of research on introversion, for the introvert test. */
export const introvertFindings: QuizNotes['findings'] = {
	heading: 'What is known, and what is not',
	findings: [
		{
			text: 'Extraversion is a scale and not a pair of boxes. A common questionnaire divides it into sociability, assertiveness and energy level, which is roughly what we ask about, along with recovery.',
			sources: [publicationIn('en', 'soto2017')],
		},
		{
			text: 'Introversion is not shyness. How much company people want and how tense they feel in it are two different things.',
			sources: [publicationIn('en', 'cheek1981')],
		},
		{
			text: 'Does socializing tire people? In a study with 48 students over 12 days, acting extroverted went with better mood at once and more fatigue about three hours later, for introverts and extroverts alike; conscientious behavior did the same. It was a small study. In another, of 67 employees, those who acted more outgoing than they are felt less lively an hour afterward. Two later studies asked about feelings and found better ones.',
			sources: [
				publicationIn('en', 'leikas2017'),
				publicationIn('en', 'pickett2020'),
				publicationIn('en', 'kuijpers2021'),
			],
		},
		{
			text: 'Forecasts are often too gloomy. In four experiments with 495 people together, introverts expected to feel worse about acting extroverted than they then did. That was about feelings; nobody measured energy.',
			sources: [publicationIn('en', 'zelenski2013')],
		},
		{
			text: 'No amount of time alone is right for everyone. Among 178 adults aged 35 or over, more hours alone went with less stress that day and also with more loneliness, which was weaker when they had chosen to be alone.',
			sources: [publicationIn('en', 'weinstein2023')],
		},
		{
			text: 'The social battery is a metaphor. No one has found a tank in the body, and the hours that we print with each result are our estimates.',
			sources: [],
		},
	],
}

/** The state of research on four-letter types, for the MBTI test. */
export const mbtiFindings: QuizNotes['findings'] = {
	heading: 'What is known, and what is not',
	findings: [
		{
			text: 'Four-letter types are popular, and many who study personality are skeptical of them. An analysis of the original questionnaire found no support for true types; its four scales overlap with four of the Big Five traits.',
			sources: [publicationIn('en', 'mccrae1989')],
		},
		{
			text: 'Most people score near the middle of such scales, so a letter can hang on a single answer. A review reports that 35 percent of the people who repeated the original questionnaire after four weeks got a different type, and that after five weeks 50 percent had changed at least one letter.',
			sources: [publicationIn('en', 'pittenger2005')],
		},
		{
			text: 'Ours is shorter than the original, with four questions to a letter, so expect it to be less consistent, not more.',
			sources: [],
		},
		{
			text: 'Being outgoing may tire introverts and extroverts alike. In a small study of 48 students over 12 days, acting extroverted went with better mood at once and more fatigue about three hours later, for both; so did conscientious behavior. In another, of 67 employees, those who acted more outgoing than they are felt less lively an hour afterward. Two later studies asked about feelings and found better ones.',
			sources: [
				publicationIn('en', 'leikas2017'),
				publicationIn('en', 'pickett2020'),
				publicationIn('en', 'kuijpers2021'),
			],
		},
		{
			text: 'The energy score is a sum of your answers. It does not measure anything in the body, and its bands are ours.',
			sources: [],
		},
	],
}
