import type { MessageWords } from '#domain/say-no/compose.ts'

const colleagueInvitation = {
	open: ['Maybe next time.', 'I’d be up for it another time.', 'Hopefully next time.'],
	later: [
		'Lunch one day next week?',
		'How about a coffee next week?',
		'Could we have lunch one day instead?',
	],
} as const

const bossInvitation = {
	open: [
		'I’d be glad to come another time.',
		'I hope I can join another time.',
		'I’d like to come next time.',
	],
	later: [
		'I’d be glad to join the next one.',
		'I’d be happy to join a team lunch instead.',
		'Perhaps we could have lunch one day instead.',
	],
} as const

const acquaintanceInvitation = {
	open: [
		'I hope we can meet another time.',
		'Perhaps another time.',
		'I’d be happy to come another time.',
	],
	later: [
		'Would another day work for you?',
		'Could we have a coffee next week instead?',
		'Would next week suit you?',
	],
} as const

/** Last sentences for work, and people one hardly knows. */
export const formalEndings: Pick<MessageWords['endings'], 'colleague' | 'boss' | 'acquaintance'> = {
	colleague: {
		tonight: {
			...colleagueInvitation,
			closed: ['Have a good evening.', 'Hope you have fun.', 'Have a good time.'],
		},
		party: {
			...colleagueInvitation,
			closed: ['Enjoy the party.', 'Hope you have fun.', 'Have a good time.'],
		},
		agreed: {
			open: [
				'Let’s try again another time.',
				'I hope we can do it another time.',
				'I’d still like to do it another time.',
			],
			later: [
				'Could we move it to next week?',
				'Would another day work?',
				'Does next week work for you?',
			],
			closed: [
				'I hope that’s all right.',
				'I hope that doesn’t put you out too much.',
				'Thanks for understanding.',
			],
		},
		meeting: {
			open: [
				'Just tell me if you need anything from me.',
				'Let me know if you need me for anything.',
				'Let me know if you need me after all.',
			],
			later: [
				'Happy to join next time.',
				'Count me in for the next one.',
				'I’ll be at the next one.',
			],
			closed: ['Hope it goes well.', 'Hope it’s a useful one.', 'Thanks for understanding.'],
		},
		call: {
			open: [
				'Let me know if that doesn’t work.',
				'Let me know if it’s urgent.',
				'Just tell me if that doesn’t work for you.',
			],
			later: [
				'We can always talk next week if needed.',
				'If needed, we can talk next week.',
				'If you’d still like to talk, next week works.',
			],
			closed: ['Thanks for understanding.', 'Hope that’s okay.', 'I hope that works.'],
		},
		late: {
			open: [
				'Let me know if anything really can’t wait.',
				'Maybe another day.',
				'Another day would be fine.',
			],
			later: [
				'I’ll pick it up first thing tomorrow.',
				'I can carry on in the morning.',
				'I’ll finish it tomorrow morning.',
			],
			closed: ['Have a good one.', 'Thanks for understanding.', 'Hope you get away on time too.'],
		},
		favour: {
			open: [
				'Do ask me another time, though.',
				'Feel free to ask me another time.',
				'Happy to help another time.',
			],
			later: [
				'I could look at it next week.',
				'Would next week be too late?',
				'Could it wait until next week?',
			],
			closed: ['Hope you find someone.', 'I hope it goes well.', 'Hope someone else can help.'],
		},
	},
	boss: {
		tonight: {
			...bossInvitation,
			closed: [
				'I hope you have a good evening.',
				'I hope you have a good time.',
				'I hope you all enjoy it.',
			],
		},
		party: {
			...bossInvitation,
			closed: [
				'I hope it goes well.',
				'I hope you all have a good time.',
				'I hope everyone enjoys it.',
			],
		},
		meeting: {
			open: [
				'Let me know if you need anything from me.',
				'If you need me for anything, let me know.',
				'Let me know if you’d rather I came.',
			],
			later: [
				'I’d be glad to join the next one.',
				'I’ll be at the next one.',
				'I’ll be there for the next one.',
			],
			closed: [
				'I hope it goes well.',
				'I’m around if anything comes up.',
				'Thank you for understanding.',
			],
		},
		call: {
			open: [
				'Let me know if that doesn’t work for you.',
				'If it’s urgent, let me know.',
				'If it can’t wait, let me know.',
			],
			later: [
				'If you’d still like to talk, I could do tomorrow.',
				'I could do a call tomorrow if needed.',
				'If you’d still like to talk, next week works for me.',
			],
			closed: [
				'I hope that’s all right.',
				'I hope that works for you.',
				'Thank you for understanding.',
			],
		},
		late: {
			open: [
				'If anything can’t wait, let me know.',
				'I could stay late another day.',
				'I could do tomorrow instead.',
			],
			later: [
				'I can pick it up first thing tomorrow.',
				'I’ll get to it first thing tomorrow.',
				'I’ll carry on with it tomorrow morning.',
			],
			closed: [
				'Thank you for understanding.',
				'I hope you have a good evening.',
				'Have a good evening.',
			],
		},
		favour: {
			open: [
				'If priorities change, just let me know.',
				'I’d be glad to help another time.',
				'I’d be happy to help another time.',
			],
			later: [
				'I could start on it next week.',
				'Could we look at it again next week?',
				'Could it wait until later next week?',
			],
			closed: [
				'I hope someone else can pick it up.',
				'Thank you for understanding.',
				'I hope you can find someone.',
			],
		},
	},
	acquaintance: {
		tonight: {
			...acquaintanceInvitation,
			closed: [
				'I hope you have a lovely time.',
				'I hope everyone has fun.',
				'I hope you enjoy the evening.',
			],
		},
		party: {
			open: acquaintanceInvitation.open,
			later: [
				'Could we meet for a coffee some time?',
				'Could we have a coffee next week instead?',
				'Would you like to meet up another day?',
			],
			closed: [
				'I hope you have a lovely time.',
				'I hope it’s a lovely evening.',
				'I hope you have fun.',
			],
		},
		agreed: {
			open: [
				'I hope we can do it another time.',
				'I’d be glad to try again some time.',
				'Perhaps we can do it another time.',
			],
			later: [
				'Would another day work for you?',
				'Could we find another day?',
				'Would next week work for you?',
			],
			closed: [
				'Thank you for understanding.',
				'I hope that’s all right.',
				'I hope that doesn’t put you out too much.',
			],
		},
		call: {
			open: [
				'If that doesn’t work for you, let me know.',
				'If that’s difficult, let me know.',
				'Let me know if that doesn’t work for you.',
			],
			later: [
				'I could do a short call next week.',
				'If it has to be a call, next week works.',
				'We could also talk next week.',
			],
			closed: [
				'I hope you don’t mind.',
				'I hope that suits you.',
				'Thank you for getting in touch.',
			],
		},
		favour: {
			open: [
				'Perhaps I can another time.',
				'Maybe I can help another time.',
				'I might be able to another time.',
			],
			later: [
				'I might be able to help next month.',
				'In a few weeks I might be able to.',
				'Could it wait until next month?',
			],
			closed: ['I hope you find someone who can.', 'I hope it goes well.', 'All the best with it.'],
		},
	},
}
