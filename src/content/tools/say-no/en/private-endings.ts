import type { MessageWords } from '#domain/say-no/compose.ts'

const friendInvitation = {
	open: ['I’d love to come another time.', 'Hopefully next time.', 'Do ask me again, though.'],
	later: [
		'Could we catch up next week instead?',
		'Could we do something next week instead?',
		'Are you free one day next week?',
	],
} as const

const familyInvitation = {
	open: ['Hopefully next time.', 'Do ask me again soon.', 'I’d love to come another time.'],
	later: [
		'Could I come by next week instead?',
		'Let’s have lunch together soon.',
		'Could we see each other next week?',
	],
} as const

const groupInvitation = {
	open: [
		'Hope to make it next time.',
		'I’d love to join another time.',
		'I hope I can make the next one.',
	],
	later: [
		'Count me in for the next one.',
		'I’ll come to the next one.',
		'I’m in for the next one.',
	],
} as const

/** Last sentences for people who are close, and groups. */
export const privateEndings: Pick<MessageWords['endings'], 'friend' | 'family' | 'group'> = {
	friend: {
		tonight: {
			...friendInvitation,
			closed: ['Have a lovely evening.', 'Have a great time.', 'Enjoy your evening.'],
		},
		party: {
			open: friendInvitation.open,
			later: [
				'Could we catch up next week instead?',
				'Could we meet up, just the two of us?',
				'Are you free one day next week?',
			],
			closed: ['Have a great time.', 'I hope it’s a great party.', 'Have fun.'],
		},
		agreed: {
			open: [
				'I’d still love to see you soon.',
				'Let’s try again another time.',
				'I hope we can do it another time.',
			],
			later: [
				'Can we find another day?',
				'Could we do it next week instead?',
				'Are you free next week instead?',
			],
			closed: [
				'Thanks for understanding.',
				'I hope you have a good day anyway.',
				'I hope that’s okay.',
			],
		},
		call: {
			open: [
				'Let’s talk another day.',
				'I’d be glad to talk another time.',
				'Try me again another day.',
			],
			later: [
				'How about a call next week?',
				'Could we talk next week?',
				'Can we talk on the weekend?',
			],
			closed: [
				'I hope you’re doing well.',
				'Thanks for understanding.',
				'Hope all’s well with you.',
			],
		},
		night: {
			open: ['Maybe another time.', 'Maybe next time.', 'Hopefully another time.'],
			later: [
				'Could I come for the afternoon instead?',
				'Could I come for the day instead?',
				'Could we spend the day together instead?',
			],
			closed: ['Thanks for understanding.', 'I hope that’s okay.', 'I hope you don’t mind.'],
		},
		late: {
			open: [
				'I’d love to stay longer another time.',
				'Maybe I can stay longer next time.',
				'Let’s meet again soon.',
			],
			later: [
				'Could we start earlier next time?',
				'How about an afternoon next time?',
				'Shall we meet a bit earlier next time?',
			],
			closed: [
				'Thanks for understanding.',
				'I hope you have a great evening.',
				'Enjoy the rest of the evening.',
			],
		},
		favour: {
			open: [
				'I’d be happy to help another time.',
				'Hopefully I can help next time.',
				'Do ask me again another time.',
			],
			later: [
				'I could help in a week or two.',
				'Could it wait until next week?',
				'I could do it next week if that helps.',
			],
			closed: ['I hope you find someone.', 'Hope it works out.', 'I hope it goes well.'],
		},
	},
	family: {
		tonight: {
			...familyInvitation,
			closed: [
				'Have a good evening, everyone.',
				'Say hello to everyone from me.',
				'Have a lovely time.',
			],
		},
		party: {
			...familyInvitation,
			closed: [
				'Say hello to everyone from me.',
				'Have a lovely time.',
				'Have a great time, everyone.',
			],
		},
		agreed: {
			open: [
				'I hope to see you soon.',
				'I’d still like to do it another time.',
				'Let’s do it another time.',
			],
			later: [
				'Can we move it to next week?',
				'Could we do it another day?',
				'How about next weekend instead?',
			],
			closed: [
				'I hope you have a lovely day anyway.',
				'Thanks for understanding.',
				'I hope you don’t mind too much.',
			],
		},
		call: {
			open: [
				'I’d love to talk another day.',
				'Let’s talk another time.',
				'Let’s talk another day.',
			],
			later: [
				'Can I call you in a few days?',
				'Can we talk on Sunday?',
				'Let’s talk in a few days.',
			],
			closed: [
				'Nothing’s wrong, I’m just tired.',
				'I hope you’re well.',
				'Thanks for understanding.',
			],
		},
		night: {
			open: ['Maybe next time.', 'Maybe another time.', 'Hopefully next time.'],
			later: [
				'Could we make it lunch instead?',
				'I’d love to come for the day instead.',
				'Can I come for the afternoon instead?',
			],
			closed: [
				'I hope you don’t mind.',
				'I hope that’s all right.',
				'I hope that’s fine with you.',
			],
		},
		late: {
			open: [
				'I’ll come again soon.',
				'I’d like to stay longer another time.',
				'Let’s do it again soon.',
			],
			later: [
				'Could we meet for lunch next time?',
				'Could we start earlier next time?',
				'How about lunch next time?',
			],
			closed: ['Enjoy the rest of the evening.', 'Thanks for understanding.', 'See you soon.'],
		},
		favour: {
			open: [
				'Hopefully I can next time.',
				'I’d be glad to help another time.',
				'Maybe another time.',
			],
			later: [
				'Could it wait until next week?',
				'I could do it in a week or two.',
				'Would next week still be okay?',
			],
			closed: [
				'I hope someone else can do it.',
				'I hope you find someone.',
				'I hope it works out.',
			],
		},
	},
	group: {
		tonight: {
			...groupInvitation,
			closed: ['Have a great evening, all.', 'Have fun, everyone.', 'Have a good one, everyone.'],
		},
		party: {
			...groupInvitation,
			closed: ['Have a great time, all.', 'Have fun, everyone.', 'Have a good one, everyone.'],
		},
		agreed: {
			open: [
				'I hope I can come next time.',
				'Hope to make the next one.',
				'I’d like to come next time.',
			],
			later: [
				'Count me in for the next one.',
				'I’ll come to the next one.',
				'See you at the next one.',
			],
			closed: ['Have a great time, everyone.', 'Have fun, all of you.', 'Have a good one, all.'],
		},
		night: {
			open: ['Maybe I can next time.', 'I hope I can next time.', 'Ask me again next time.'],
			later: [
				'I’ll come for the day instead.',
				'Could I join you for the day?',
				'I’d be happy to come for the day.',
			],
			closed: ['Have a great time, all.', 'Have fun, everyone.', 'Have a lovely time, everyone.'],
		},
		late: {
			open: [
				'I’ll come again next time.',
				'I’d like to come again next time.',
				'I’ll be there again next time.',
			],
			later: [
				'Could we meet earlier next time?',
				'An earlier start next time would be great.',
				'Could we start a bit earlier next time?',
			],
			closed: [
				'Have a great evening, everyone.',
				'Have fun, everyone.',
				'Have a good night, everyone.',
			],
		},
		favour: {
			open: ['Ask me again next time.', 'Maybe I can next time.', 'Hopefully I can next time.'],
			later: [
				'I could take a turn next time.',
				'I’ll help next time.',
				'I’d be happy to help next time.',
			],
			closed: [
				'I hope you find someone else.',
				'I hope someone else can do it.',
				'I hope one of you can do it.',
			],
		},
	},
}
