import type { MessageWords } from '#domain/say-no/compose.ts'

const colleagueInvitation = {
	open: [
		'Ask me again another time.',
		'Do ask me the next time.',
		'I’d be glad to be asked another time.',
	],
	later: [
		'Could we have lunch one day instead?',
		'How about a coffee next week?',
		'Lunch next week would suit me better.',
	],
} as const

const bossInvitation = {
	open: [
		'I’d be glad to come another time.',
		'I’d like to be asked again.',
		'I hope to join another time.',
	],
	later: [
		'I’d gladly come to the next one.',
		'Could we make it a lunch one day instead?',
		'A lunch with the team would suit me well.',
	],
} as const

const acquaintanceInvitation = {
	open: [
		'I’d be glad to be asked again.',
		'Perhaps we’ll meet another time.',
		'Feel free to ask me again.',
	],
	later: [
		'Another day would suit me better.',
		'A coffee next week would suit me better.',
		'Could we meet another day?',
	],
} as const

/** Last sentences for work, and people one hardly knows. */
export const formalEndings: Pick<MessageWords['endings'], 'colleague' | 'boss' | 'acquaintance'> = {
	colleague: {
		tonight: {
			...colleagueInvitation,
			closed: ['Have a good evening.', 'Enjoy it without me.', 'I hope you have a good time.'],
		},
		party: {
			...colleagueInvitation,
			closed: ['Have a good time.', 'Enjoy it without me.', 'I hope it goes well.'],
		},
		agreed: {
			open: [
				'I’d be glad to try again some time.',
				'I hope we can do it some other time.',
				'Do ask me again.',
			],
			later: [
				'Could we move it to next week?',
				'Can we find another date?',
				'Shall we try again next week?',
			],
			closed: [
				'Please carry on without me.',
				'Please give my place to someone else.',
				'Let’s leave it there for now.',
			],
		},
		meeting: {
			open: [
				'If you do need me, tell me.',
				'Tell me if you do need me there.',
				'Let me know if that doesn’t work.',
			],
			later: [
				'I’d gladly join the next one.',
				'Count me in for the next one.',
				'I can join next time.',
			],
			closed: [
				'I hope it’s a good meeting.',
				'Please go ahead as planned.',
				'I hope it’s quick and useful.',
			],
		},
		call: {
			open: [
				'If it can’t wait, tell me.',
				'If that doesn’t work, let me know.',
				'Tell me if it has to be a call.',
			],
			later: [
				'If needed, we can talk next week.',
				'If needed, we can talk tomorrow.',
				'If it has to be a call, next week works.',
			],
			closed: [
				'That should cover it.',
				'I think that will be enough.',
				'That way we both save time.',
			],
		},
		late: {
			open: [
				'If it really can’t wait, tell me.',
				'Another day it may work.',
				'Ask me again another day.',
			],
			later: [
				'I can carry on in the morning.',
				'I’ll pick it up first thing tomorrow.',
				'Tomorrow morning works for me.',
			],
			closed: ['Have a good evening.', 'Let’s leave it at that for today.', 'Enjoy your evening.'],
		},
		favour: {
			open: [
				'Ask me again when things are quieter.',
				'Do ask me again another time.',
				'Do ask me again next time.',
			],
			later: [
				'I could look at it next week.',
				'Ask me again next week.',
				'Would next week still help?',
			],
			closed: ['I hope it works out.', 'I hope you find someone for it.', 'I hope it goes well.'],
		},
	},
	boss: {
		tonight: {
			...bossInvitation,
			closed: [
				'I wish you a good evening.',
				'I hope you enjoy the evening.',
				'I hope it’s a pleasant evening.',
			],
		},
		party: {
			...bossInvitation,
			closed: ['I hope it goes well.', 'I wish you all a good time.', 'I hope you all enjoy it.'],
		},
		meeting: {
			open: [
				'If you need me there, I’ll come.',
				'If you’d like me there, tell me.',
				'Let me know if you see it differently.',
			],
			later: [
				'The next one works for me.',
				'I’d be glad to join next time.',
				'I can be at the next one.',
			],
			closed: [
				'I hope the meeting goes well.',
				'Please go ahead without me.',
				'I’ll be at my desk if something comes up.',
			],
		},
		call: {
			open: [
				'If it has to be a call, tell me.',
				'If you’d rather talk, let me know.',
				'Let me know if you’d prefer something else.',
			],
			later: [
				'If a call is needed, tomorrow works.',
				'We could talk tomorrow if needed.',
				'If you’d rather talk, next week works for me.',
			],
			closed: [
				'I think that covers it.',
				'That should be enough.',
				'That way you have it to hand.',
			],
		},
		late: {
			open: [
				'If something can’t wait, please tell me.',
				'Please ask me again another day.',
				'If that’s a problem, let’s talk about it.',
			],
			later: [
				'I can continue tomorrow morning.',
				'I’ll get to it tomorrow morning.',
				'I can start early tomorrow.',
			],
			closed: [
				'I wish you a good evening.',
				'I’ll be here first thing tomorrow.',
				'I hope you have a good evening.',
			],
		},
		favour: {
			open: [
				'Please keep me in mind another time.',
				'Please ask me again another time.',
				'Let me know if priorities change.',
			],
			later: [
				'I could start on it next week.',
				'If it can wait, please ask me next week.',
				'Could we look at it again next week?',
			],
			closed: [
				'I’ll stay with what we agreed on.',
				'I hope someone else has room for it.',
				'I want to do what I have properly.',
			],
		},
	},
	acquaintance: {
		tonight: {
			...acquaintanceInvitation,
			closed: [
				'I wish you a pleasant evening.',
				'I hope it’s a good evening.',
				'I hope the evening goes well.',
			],
		},
		party: {
			...acquaintanceInvitation,
			closed: [
				'I hope you have a good time there.',
				'I hope everyone enjoys it.',
				'All the best for it.',
			],
		},
		agreed: {
			open: [
				'I’d be glad to try another time.',
				'Feel free to ask me again.',
				'I hope we can meet another time.',
			],
			later: [
				'Could we find another day?',
				'Another week would suit me better.',
				'Would you be free some other week?',
			],
			closed: [
				'I hope you have a good time.',
				'Thank you for having asked me.',
				'I hope it goes well all the same.',
			],
		},
		call: {
			open: [
				'If that doesn’t work for you, tell me.',
				'Feel free to suggest another way.',
				'Do tell me if that’s difficult.',
			],
			later: [
				'A call next week would be possible.',
				'Next week a short call would be fine.',
				'If it has to be a call, I could do it next week.',
			],
			closed: ['Thank you for asking.', 'That suits me best.', 'Thank you for getting in touch.'],
		},
		favour: {
			open: [
				'Feel free to ask me another time.',
				'Another time I may be able to.',
				'You’re welcome to ask me again.',
			],
			later: [
				'Next month I could look at it again.',
				'In a few weeks it may work.',
				'You could ask me again next month.',
			],
			closed: ['I wish you luck with it.', 'I hope it goes well for you.', 'All the best with it.'],
		},
	},
}
