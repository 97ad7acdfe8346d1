import type { MessageWords } from '#domain/say-no/compose.ts'

const friendInvitation = {
	open: ['Please ask me again.', 'Do ask me again soon.', 'Keep asking me. I like being asked.'],
	later: [
		'How about next week instead?',
		'Could we do something next week, just us?',
		'Shall we meet another day?',
	],
} as const

const familyInvitation = {
	open: ['Ask me again next time.', 'Do ask me next time.', 'Please keep asking me.'],
	later: [
		'Could I come by next week?',
		'Let’s have lunch together soon.',
		'Shall we see each other next week?',
	],
} as const

const groupInvitation = {
	open: ['Keep me on the list.', 'Do ask me next time too.', 'Please keep me in the loop.'],
	later: [
		'See you at the next one.',
		'I’d like to come to the next one.',
		'Next time I’d like to come.',
	],
} as const

/** Last sentences for people who are close, and groups. */
export const privateEndings: Pick<MessageWords['endings'], 'friend' | 'family' | 'group'> = {
	friend: {
		tonight: {
			...friendInvitation,
			closed: ['Have a lovely evening.', 'Enjoy your evening.', 'I hope you have a good night.'],
		},
		party: {
			...friendInvitation,
			closed: ['Have a lovely time.', 'I hope it’s a great party.', 'Enjoy it without me.'],
		},
		agreed: {
			open: [
				'Please do ask me again.',
				'I’d still like to see you soon.',
				'I hope you’ll ask me again.',
			],
			later: [
				'Can we find a new date?',
				'Could we try next week instead?',
				'Let’s pick another day, if you like.',
			],
			closed: [
				'Please don’t wait for me.',
				'Have a good time all the same.',
				'I hope it’s a good day anyway.',
			],
		},
		call: {
			open: [
				'Do try me again another day.',
				'I’ll be glad to talk another time.',
				'Ask me again when it suits you.',
			],
			later: [
				'We could talk next week.',
				'How about a call next week?',
				'A call next week would suit me.',
			],
			closed: [
				'No hurry with the answer.',
				'There’s nothing to worry about.',
				'It’s nothing to do with you.',
			],
		},
		night: {
			open: ['Ask me again another time.', 'It may suit me another time.', 'Do keep asking me.'],
			later: [
				'Could we make it a long afternoon instead?',
				'How about one day together instead?',
				'Let’s meet for a day instead.',
			],
			closed: [
				'Let’s leave it at that.',
				'There’s nothing more behind it.',
				'No need to look for another night.',
			],
		},
		late: {
			open: ['I’ll gladly come again.', 'Please ask me along next time too.', 'Keep inviting me.'],
			later: [
				'Next time, let’s start earlier.',
				'Could we start earlier next time?',
				'How about an afternoon next time?',
			],
			closed: [
				'Enjoy the rest of the evening.',
				'No need to see me out.',
				'I’ll skip the long goodbyes.',
			],
		},
		favour: {
			open: [
				'Ask me again another time.',
				'Do ask me again when there’s something else.',
				'Do keep asking me.',
			],
			later: [
				'I could help in a week or two.',
				'Ask me again next week, if it’s still open.',
				'Would next week be early enough?',
			],
			closed: [
				'I hope it works out well.',
				'I hope you find someone for it.',
				'I hope it goes smoothly.',
			],
		},
	},
	family: {
		tonight: {
			...familyInvitation,
			closed: [
				'Have a good evening, all of you.',
				'Give everyone a hug from me.',
				'Enjoy your time together.',
			],
		},
		party: {
			...familyInvitation,
			closed: [
				'Have a wonderful time together.',
				'Give everyone a hug from me.',
				'Enjoy your time together.',
			],
		},
		agreed: {
			open: [
				'Please ask me again soon.',
				'I’d like to see you another time.',
				'Do ask me again soon.',
			],
			later: [
				'Can we move it to next week?',
				'Let’s look for another day.',
				'Could we do it another week?',
			],
			closed: [
				'Please go ahead without me.',
				'Give everyone a hug from me.',
				'No need to keep a place for me.',
			],
		},
		call: {
			open: [
				'Try me again another day.',
				'We can talk another time.',
				'I’m glad to talk another day.',
			],
			later: ['Let’s talk next week.', 'Shall we talk on Sunday?', 'I’ll call you in a few days.'],
			closed: ['I’m thinking of you.', 'No need to worry about me.', 'Big hug.'],
		},
		night: {
			open: ['Ask me again in a while.', 'Another time it may work.', 'Don’t stop asking me.'],
			later: [
				'Could we make it lunch instead?',
				'Let’s have a long day together instead.',
				'An afternoon together would suit me.',
			],
			closed: [
				'Let’s leave it there.',
				'That’s all there is to it.',
				'Thank you for asking all the same.',
			],
		},
		late: {
			open: [
				'I’ll come again, of course.',
				'Please invite me next time too.',
				'Keep a place for me next time.',
			],
			later: [
				'Next time, could we meet at lunchtime?',
				'Let’s start earlier next time.',
				'I could come in the afternoon next time.',
			],
			closed: [
				'Have a good evening together.',
				'Please don’t get up for me.',
				'You carry on without me.',
			],
		},
		favour: {
			open: [
				'Ask me again another time, please.',
				'Do ask me the next time.',
				'Do ask me again some day.',
			],
			later: [
				'I could do it in a week or two.',
				'If it can wait until next week, ask me again.',
				'Could it wait until next week?',
			],
			closed: [
				'I’m sure there’s another way.',
				'I hope it works out.',
				'I hope somebody else can do it.',
			],
		},
	},
	group: {
		tonight: {
			...groupInvitation,
			closed: [
				'Have a great evening, all.',
				'Enjoy the evening together.',
				'Have a good night, everyone.',
			],
		},
		party: {
			...groupInvitation,
			closed: ['Have a great time, all.', 'Enjoy it together.', 'Have fun, everyone.'],
		},
		agreed: {
			open: [
				'Keep me on the list for next time.',
				'Please ask me again next time.',
				'Do keep asking me.',
			],
			later: [
				'I’d gladly come to the next one.',
				'I hope to join the next one.',
				'See you at the next one.',
			],
			closed: [
				'Please go ahead, all of you.',
				'Have a good time, everyone.',
				'Just go ahead as planned.',
			],
		},
		night: {
			open: ['Ask me again next time.', 'Ask me again some time.', 'Keep me on the list.'],
			later: [
				'I’d gladly come for the day.',
				'Could I join you for an afternoon?',
				'I’ll come for the day instead.',
			],
			closed: ['Have a lovely time, all.', 'Enjoy it together.', 'Have fun, everyone.'],
		},
		late: {
			open: [
				'I’ll come again next time.',
				'Please ask me next time too.',
				'Ask me along next time.',
			],
			later: [
				'Next time I’d love an earlier start.',
				'An afternoon would suit me next time.',
				'Let’s meet earlier next time.',
			],
			closed: ['Have fun, everyone.', 'Carry on without me.', 'Have a great evening, all.'],
		},
		favour: {
			open: ['Do ask me again.', 'Do ask me another time.', 'Do ask me again next time.'],
			later: [
				'I could take a turn next time.',
				'In a few weeks I can do something.',
				'Next time I’ll gladly take my turn.',
			],
			closed: [
				'I’m sure you’ll manage well.',
				'I hope somebody else can.',
				'I hope someone else can do it.',
			],
		},
	},
}
