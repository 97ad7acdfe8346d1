import { copyWords } from '#content/copy-words.ts'
import type { Captions } from '#content/types/quote.ts'

/** One-liners of our own, free to use. */
export const captions: Captions = {
	title: 'Thirty short captions',
	intro:
		'For a story, a status or a group chat. We wrote them; use them anywhere, with or without our name.',
	copy: 'Copy',
	after: copyWords.en,
	groups: [
		{
			name: 'Leaving',
			lines: [
				'I had a lovely time. It is over now.',
				'Leaving while I still like everyone.',
				'Home by ten, happy by five past.',
				'My coat and I have an understanding.',
				'I said hello to everyone. That was the goodbye, too.',
				'The party was great. So is my sofa.',
				'First to arrive, first to leave, no regrets.',
				'My battery left before I did.',
			],
		},
		{
			name: 'Cancelling',
			lines: [
				'Not tonight. Not you. Just tonight.',
				'I said yes on Monday. Monday had more energy.',
				'Can we move this to a day with more of me in it?',
				'I owe you an evening. I pay in lunches.',
				'My yes has run out. Please accept this no.',
				'Cancelling early, so that one of us can enjoy it.',
				'I’d love to. The me of next week would, anyway.',
			],
		},
		{
			name: 'Funny',
			lines: [
				'I’m in power-saving mode. I can nod.',
				'I’m listening. My face has gone home.',
				'Running on two percent and one canapé.',
				'Small talk drains it. Dogs charge it.',
				'Fully charged. Please don’t all come at once.',
				'Out of words until further notice.',
				'I peaked at the coat rack.',
				'Ask me anything. Tomorrow. In writing.',
			],
		},
		{
			name: 'For a status',
			lines: [
				'Here in body. Home in spirit.',
				'Recharging. Back on Thursday.',
				'Quiet, not upset.',
				'Reading along, not writing back.',
				'Available in writing.',
				'Low battery, kind regards.',
				'The lights are low. So am I.',
			],
		},
	],
}
