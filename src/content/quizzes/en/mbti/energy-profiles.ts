import type { AllProfiles } from '#content/types/quiz.ts'
import { energyIcons } from '#content/quizzes/energy-icons.ts'

/**
 * The four energy profiles. The last is explained on the page and never a result.
 *
 * A description says only what holds for every answer sheet with such a score; `../results.test.ts`
 * tries all sheets.
 */
export const energyProfiles = {
	'Social Dynamo': {
		energyIcon: energyIcons['Social Dynamo'],
		energyDescriptions: [
			{
				from: 0,
				text: 'At least five of your eight energy answers were A, the most sociable option. By those, company tends to leave you with more energy than you brought, or at least with no less. What goes short then is whatever needs an empty room: sleep, slow work, the friend who wants you alone. Even good company can have a cost that only arrives a few hours later, so check how you are the next morning as well.',
			},
			{
				from: 4,
				text: 'Your energy answers average out at B or between A and B, and at least half of them were A or B, the two more sociable options. By that average, company costs you little. It need not give you anything either: many B options say that you stay about as you were. If there is a C or a D in the list below, that is the kind of company to watch, and some costs only arrive a few hours later.',
			},
		],
		energyTips: [
			'Leave the morning after a big evening free until ten, and decide then whether you needed it.',
			'Once a week, see one quiet friend by themselves, at a place where the phone stays in the coat.',
			'Before you invite a third person along, ask the second whether they were hoping for two.',
			'Put one evening alone into the week, on paper. Note how you slept after it and after the others.',
		],
	},
	'Balanced Energizer': {
		energyIcon: energyIcons['Balanced Energizer'],
		energyDescriptions: [
			{
				from: 9,
				text: 'Your energy answers average out just past B, which is the middle band of our scale and its more sociable side. The same average can come from eight answers around B or from very different ones, and the list below shows which it was. If it was a mix, company gives you energy on some days and takes it on others. The useful question is then what kind of company, with whom, and after which sort of day.',
			},
			{
				from: 11,
				text: 'Your energy answers average out about halfway between B and C, the middle of our scale. The same average can come from eight middling answers or from very different ones that cancel out, and the list below shows which it was. If it was a mix, company gives you energy on some days and takes it on others. The useful question is then what kind of company, with whom, and after which sort of day.',
			},
			{
				from: 14,
				text: 'Your energy answers average out at C or close to it, which is the middle band of our scale and its more selective side. At least three of the eight were C or D, the two more selective options. On average, then, company costs you a little more than it gives you. If there is an A or a B in the list below, that may be the kind of company to choose more often.',
			},
		],
		energyTips: [
			'For two weeks, put a plus or a minus next to each meeting right after it. Then look who is on which side.',
			'Keep the evening after the fullest day of the week free, and fill it on the day itself if you like.',
			'When you say yes to a large gathering, choose your leaving time as well and tell one person.',
			'If two evenings in a row have emptied you, move the third one before you get tired enough to cancel it.',
		],
	},
	'Selective Socializer': {
		energyIcon: energyIcons['Selective Socializer'],
		energyDescriptions: [
			{
				from: 17,
				text: 'At least five of your eight energy answers were C or D, the two more selective options, and at least one was D. By those, company costs you a good deal, and you need time to yourself afterward. That says nothing about how much you like people. If there is an A or a B in the list below, that may be the kind of company that costs you least. Once you know what an evening costs, you can plan for it.',
			},
			{
				from: 21,
				text: 'At least five of your eight energy answers were D, the most selective option. By those, company costs you a lot, and it takes you long to recover: more than a quiet evening, at times a day or two. That says nothing about how much you like people. It means that few evenings, few people at once and time alone afterward are likely to suit you. Once you know what an evening costs, you can plan for it.',
			},
		],
		energyTips: [
			'Decide on the number of evenings with company before the week begins. When it is used up, offer next week.',
			'Arrive early at large gatherings. The first half hour has fewer people in it and the best seats.',
			'After anything loud, keep one hour with no talk in it and no screen that talks. Put it in the calendar.',
			'Suggest the form you can enjoy: a walk with one friend in place of a dinner with eight.',
		],
	},
	'Deep Focus Battery': {
		energyIcon: energyIcons['Deep Focus Battery'],
		energyDescriptions: [
			{
				from: 25,
				text: 'Nearly all energy goes into one thing at a time, and company of any kind interrupts it. On our scale nobody can score this high, so take it as the picture of a week, not of a person. If your weeks look like this for long and you did not choose it, talk to someone you trust, or to a doctor.',
			},
		],
		energyTips: [
			'Tell two people when you expect to be back in touch. One short message saves five that ask.',
			'Keep one small fixed contact, such as a call of ten minutes on Sundays, so that the door stays in use.',
			'Go outside once a day at the same hour. A nod to a neighbor is enough company to count.',
			'When you open up again, begin with one person and one hour, and leave the day after it empty.',
		],
	},
} as const satisfies AllProfiles
