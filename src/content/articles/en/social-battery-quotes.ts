import { copyWords } from '#content/copy-words.ts'
import type { Quotes } from '#content/types/quote.ts'
import { trialStep } from '#content/articles/closing.ts'
import { captions } from './captions.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'

export const quotes: Quotes = {
	head: {
		title: 'Social battery quotes: 12 real, 30 captions',
		description:
			'Twelve real quotes for a low social battery, each with the work it stands in, and thirty short captions to copy: leaving, cancelling, funny, for a status.',
		path: '/social-battery-quotes',
		language: 'en',
	},
	illustration: 'quotes',
	alternative: 'Two pairs of birds on a wire above the roofs, sitting like quotation marks.',
	title: '12 real quotes for a low social battery',
	lede: 'About crowds, closed doors and your own company, each with its source, and thirty captions of our own. Nobody here had heard of a social battery. All of them knew the feeling.',
	action: { label: 'Or take a caption: thirty short ones', href: '#captions' },
	captions,
	listTitle: 'The quotes',
	listNote: 'Three dots mark where the sentence begins earlier or goes on.',
	topic: 'Topic',
	actions: {
		copy: 'Copy this quote',
		share: 'Share this quote',
		after: copyWords.en,
	},
	items: [
		{
			id: 'thoreau',
			text: 'I never found the companion that was so companionable as solitude.',
			author: 'Henry David Thoreau',
			category: 'Solitude',
			work: 'Walden, “Solitude”, 1854',
			context:
				'He kept three chairs in the hut: one for solitude, two for friendship, three for society.',
		},
		{
			id: 'bacon',
			text: 'For a crowd is not company; and faces are but a gallery of pictures…',
			author: 'Francis Bacon',
			category: 'Crowds',
			work: 'Essays XXVII, “Of Friendship”, 1625',
			context:
				'He goes on: “and talk but a tinkling cymbal, where there is no love”. It is the crowd that he can do without, not the friends.',
		},
		{
			id: 'dickinson',
			text: 'The soul selects her own society,\nThen shuts the door…',
			author: 'Emily Dickinson',
			category: 'Boundaries',
			work: 'Poems, 1890, printed there as “Exclusion”',
			context: 'Ten words, and the best guest list ever written.',
		},
		{
			id: 'seneca',
			text: 'The first sign of a settled mind, I think, is that it can stay where it is and keep itself company.',
			author: 'Seneca',
			category: 'Staying in',
			work: 'Letters to Lucilius 2.1, our translation',
			original: {
				text: 'Primum argumentum compositae mentis existimo posse consistere et secum morari.',
				language: 'la',
			},
			context: 'To a friend, whom he praises for not running about.',
		},
		{
			id: 'emerson',
			text: '…the great man is he who in the midst of the crowd keeps with perfect sweetness the independence of solitude.',
			author: 'Ralph Waldo Emerson',
			category: 'Crowds',
			work: '“Self-Reliance”, 1841',
			context: 'The hard version: to be alone among people, and pleasant about it.',
		},
		{
			id: 'montaigne',
			text: 'The greatest thing in the world is for a man to know that he is his own.',
			author: 'Michel de Montaigne',
			category: 'Boundaries',
			work: 'Essays I.38 (39 in some editions), “Of Solitude”, translated by Charles Cotton',
			context: 'The same essay asks for a back shop, all one’s own, in which to be free.',
		},
		{
			id: 'pascal',
			text: '…all the unhappiness of men arises from one single fact, that they cannot stay quietly in their own chamber.',
			author: 'Blaise Pascal',
			category: 'Staying in',
			work: 'Pensées 139 (Brunschvicg), translated by W. F. Trotter',
			context: 'Usually sent around in a smoother form that he did not write.',
		},
		{
			id: 'daffodils',
			text: '…They flash upon that inward eye\nWhich is the bliss of solitude…',
			author: 'William Wordsworth',
			category: 'Solitude',
			work: '“I wandered lonely as a Cloud”, 1807',
			context:
				'They are the daffodils. He said that the two lines are by his wife, Mary, and the best in the poem.',
		},
		{
			id: 'aurelius',
			text: 'For nowhere either with more quiet or more freedom from trouble does a man retire than into his own soul…',
			author: 'Marcus Aurelius',
			category: 'Recharging',
			work: 'Meditations IV.3, translated by George Long',
			context: 'By an emperor, who could not leave the meeting.',
		},
		{
			id: 'nietzsche',
			text: 'Flee, my friend, into thy solitude!',
			author: 'Friedrich Nietzsche',
			category: 'Leaving',
			work: 'Thus Spake Zarathustra I.12, translated by Thomas Common',
			context: 'From “The Flies in the Market-Place”. Works as a text message.',
		},
		{
			id: 'prelude',
			text: '…How gracious, how benign, is Solitude…',
			author: 'William Wordsworth',
			category: 'Recharging',
			work: 'The Prelude, book IV (fourteen-book version), 1850',
			context: 'The lines before it complain of the hurrying world.',
		},
		{
			id: 'goethe',
			text: 'A talent takes shape in stillness…',
			author: 'Johann Wolfgang von Goethe',
			category: 'Work',
			work: 'Torquato Tasso I.2, our translation',
			original: { text: 'Es bildet ein Talent sich in der Stille…', language: 'de' },
			context: 'The next line sends character out into the world again. Goethe liked both.',
		},
	],
	contents: 'About these quotes',
	parts: [
		{
			id: 'fakes',
			title: 'Famous, and not by them',
			blocks: [
				'These are on most lists. Check before you share.',
				{ scene: { name: 'wrongPlates' } },
				{
					terms: [
						{
							name: '“Healthy to spend time alone”, Oscar Wilde',
							text: 'The well-known passage about knowing how to be alone is Olivia Wilde’s, from 2011. It changed its first name on the way.',
						},
						{
							name: '“Quiet people have the loudest minds”, Stephen Hawking',
							text: 'No place where he wrote or said it has been found.',
						},
						{
							name: '“All of humanity’s problems stem from…”, Pascal',
							text: 'A paraphrase of the sentence above. His own is about unhappiness and a chamber, and better.',
						},
						{
							name: '“Whosoever is delighted in solitude…”, Aristotle',
							text: 'The wording is Francis Bacon’s, who quoted the thought and half disagreed with it.',
						},
						{
							name: '“Be yourself, everyone else is already taken”, Oscar Wilde',
							text: 'No evidence. Whoever said it has been successfully replaced.',
						},
						{
							name: '“The monotony and solitude of a quiet life”, Einstein',
							text: 'Altered from a speech of 1933. On most lists the words are not those that he spoke.',
						},
					],
				},
			],
		},
		{
			id: 'checked',
			title: 'How these were chosen',
			blocks: [
				'A quote got in if the sentence stands in a named work, if a text of that work could be compared, and if the words or their translation are free to use. Where the usual English translation is still protected in Europe, we translated the original ourselves and print it below. Spelling and capitals follow the edition named.',
				'That leaves out some favourites.',
				{ pull: 'Jung is still protected, and so is everybody alive.' },
			],
		},
		{
			id: 'use',
			title: 'Where a quote is better than a reason',
			blocks: [
				{ scene: { name: 'studyDoor' } },
				{
					list: [
						'**Declining.** “The soul selects her own society” is a refusal that nobody can take personally, at least not quickly.',
						'**Leaving early.** Nietzsche, to the friend who is also looking at the door.',
						'**An out-of-office line.** Aurelius, and the date of your return.',
						'**The door of a study.** Goethe. It explains the closing and promises a result.',
					],
				},
				'For a shorter statement there are [badges to wear](/social-battery-pin), and for an evening that has already gone too far there is [help in six lines](/low-social-battery).',
			],
		},
	],
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'What is a good caption for a low social battery?',
			answer:
				'Short and without complaint works best: “Here in body. Home in spirit.” or “My battery left before I did.” Leave out the reason; a caption with a reason gets questions.',
		},
		{
			question: 'How do you say that your social battery is low in a funny way?',
			answer:
				'Name the battery, not the people: “I’m in power-saving mode. I can nod.” Nobody is blamed and everybody understands.',
		},
		{
			question: 'May I use these captions and quotes?',
			answer:
				'Yes, without asking. The captions and two of the translations are ours; the other ten quotes are in the public domain.',
		},
		{
			question: 'How do I check who said a quote?',
			answer:
				'Look for the work, not only for the name: a book, a chapter, a year. A quote that comes with a name alone has often changed owners. Then search the work itself for three of its rarer words.',
		},
	],
	related: relatedGuides(
		'en',
		['socialBatteryPin', 'The same message as a badge to print and wear.'],
		['lowSocialBattery', 'For the evening that needs more than a caption.'],
		[
			'introvertSocialBattery',
			'Longer sentences: ten ways to decline, for friends, family and work.',
		],
	),
	next: {
		title: 'Know when it will run low.',
		text: 'Copy a line for tonight. For the evenings after it, look ahead.',
		...trialStep('en', '/social-battery-quotes'),
	},
}
