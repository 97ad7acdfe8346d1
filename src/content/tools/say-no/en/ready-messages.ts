import type { ReadyMessages } from '#content/types/say-no.ts'

/** Sixty messages in English, no sentence twice. */
export const readyMessages: ReadyMessages = {
	friend: [
		{
			about: 'Tonight',
			text: 'I’m at twenty percent tonight, so I’m staying in. Saturday?',
		},
		{
			about: 'A party',
			text: 'Thanks for inviting me. A room full of people is more than I have energy for this week. Have a great party.',
		},
		{
			about: 'Cancelling',
			text: 'I’m sorry to change this on you. I’m down to five percent and wouldn’t be good company. Could we meet next week instead?',
		},
		{
			about: 'A call',
			text: 'I’d rather write than talk today. Tell me everything by text?',
		},
		{
			about: 'Staying overnight',
			text: 'Dinner, yes, with pleasure. I’ll go home to sleep, because I recharge best in my own bed.',
		},
		{
			about: 'Leaving early',
			text: 'I’ll come for the first two hours and leave at nine, while I’m still good company.',
		},
		{
			about: 'A favour',
			text: 'I can’t help with the move this time; I’m low on energy. I hope many hands turn up.',
		},
		{
			about: 'Short notice',
			text: 'That’s too short notice for me today. Ask me a day ahead and I’ll probably come.',
		},
		{
			about: 'A second evening',
			text: 'I already have one evening out this week, and one is my limit. How about next Thursday?',
		},
		{
			about: 'A weekend away',
			text: 'A whole weekend is too long for me. I’d gladly come for one day.',
		},
	],
	family: [
		{
			about: 'This evening',
			text: 'I’m staying at home this evening. Work used up my energy, and I’d rather see you rested.',
		},
		{
			about: 'A family party',
			text: 'I won’t come to the party this time. So many people at once tire me out. Give everyone a hug from me.',
		},
		{
			about: 'Staying for part of it',
			text: 'I’ll come to the birthday from three to five. After that I need quiet, so please cut the cake early.',
		},
		{
			about: 'Cancelling',
			text: 'I’m sorry, I can’t make Sunday after all. I’m at ten percent and need the day to rest. Can I come the Sunday after?',
		},
		{
			about: 'A call',
			text: 'I’m too tired for the phone tonight. I’ll call you on Sunday, when I can listen properly.',
		},
		{
			about: 'Staying overnight',
			text: 'I’d like to visit for the day and sleep at home. I need the night on my own to recharge.',
		},
		{
			about: 'Having guests',
			text: 'I can’t host this year. A full house takes me days to get over. I’ll bring the dessert wherever we meet.',
		},
		{
			about: 'Leaving early',
			text: 'I’m heading home now, with thirty percent left, so that I still enjoy tomorrow. It was lovely to see you all.',
		},
		{
			about: 'A favour',
			text: 'I can’t take that on this week. Ask me again at the weekend, when I’ve had some rest.',
		},
		{
			about: 'The holidays',
			text: 'Two days together is what I have energy for, not the whole week. Which two suit you best?',
		},
	],
	colleague: [
		{
			about: 'Drinks after work',
			text: 'I’m heading straight home tonight. After a day of meetings I need the quiet. Lunch on Thursday?',
		},
		{
			about: 'The office party',
			text: 'I’ll skip the party this year. Have fun, and tell me about it on Monday.',
		},
		{
			about: 'Lunch',
			text: 'I’m taking my lunch break alone today, to have some energy for the afternoon. Tomorrow I’ll join you.',
		},
		{
			about: 'A meeting',
			text: 'I don’t think you need me in this meeting. I’ll answer anything that concerns me in writing.',
		},
		{
			about: 'One meeting too many',
			text: 'I have four meetings today and couldn’t follow a fifth. Could you send me the notes?',
		},
		{
			about: 'A call',
			text: 'Could you put it in an e-mail? I give better answers in writing.',
		},
		{
			about: 'Staying late',
			text: 'I’m leaving on time today. I’ll pick it up first thing tomorrow.',
		},
		{
			about: 'A task',
			text: 'I can’t take this over without dropping something of my own. Who else could do it?',
		},
		{
			about: 'Cancelling',
			text: 'I have to cancel our coffee today; my energy is gone. Does tomorrow morning suit you?',
		},
		{
			about: 'A chat at the desk',
			text: 'I need one quiet hour to finish this. I’ll come over to your desk at three.',
		},
	],
	boss: [
		{
			about: 'A task',
			text: 'I can’t take this on without dropping something else. Which should come first?',
		},
		{
			about: 'A task with a date',
			text: 'I’m fully booked until Thursday. I could start on Friday, if that’s early enough.',
		},
		{
			about: 'A meeting',
			text: 'Could I skip this meeting and finish what’s due today? I’ll read the notes this afternoon.',
		},
		{
			about: 'Part of a meeting',
			text: 'Would it work if I joined for the first fifteen minutes only? My part fits into that.',
		},
		{
			about: 'Staying late',
			text: 'I can’t stay late today. I’ll start on it tomorrow at eight, with a clear head.',
		},
		{
			about: 'An evening event',
			text: 'Thank you for the invitation. I won’t be there tonight: I’m more use tomorrow if I rest now.',
		},
		{
			about: 'The office party',
			text: 'I’ll leave the party to the others this year. I’d gladly come to a team lunch.',
		},
		{
			about: 'A call',
			text: 'Could we do this by e-mail? You’d have a written answer by noon.',
		},
		{
			about: 'Working in the evening',
			text: 'I’m offline this evening. I’ll deal with it tomorrow before ten.',
		},
		{
			about: 'A presentation',
			text: 'Two presentations in one week are more than I can do well. Could one of them move to next week?',
		},
	],
	group: [
		{
			about: 'Tonight',
			text: 'I’m out for tonight, social battery at twelve percent. Enjoy yourselves.',
		},
		{
			about: 'A party',
			text: 'That’s too many people for me this time. Have fun, and send photos.',
		},
		{
			about: 'Leaving early',
			text: 'I’ll come from seven to nine and then slip out without a round of goodbyes. It’s nothing personal.',
		},
		{
			about: 'Something big',
			text: 'Count me out for this one. Count me in for something small.',
		},
		{
			about: 'A weekend away',
			text: 'I’m not joining the weekend away. Three days in a group are two too many for me.',
		},
		{
			about: 'Cancelling',
			text: 'I’m sorry, I’m dropping out of Friday. My energy ran out before the week did.',
		},
		{
			about: 'The chat itself',
			text: 'I’m muting this chat until Monday. If something is urgent, write to me directly.',
		},
		{
			about: 'Organising',
			text: 'I can’t organise it this year. I’ll bring drinks instead.',
		},
		{
			about: 'Two evenings in a row',
			text: 'I have energy for one of the two evenings. Put me down for Saturday.',
		},
		{
			about: 'A video call',
			text: 'No group call for me today. I’ll read what you decide and add my vote.',
		},
	],
	acquaintance: [
		{
			about: 'An invitation',
			text: 'Thank you for inviting me. I keep weekday evenings free, so I won’t come.',
		},
		{
			about: 'A party',
			text: 'That’s kind of you. A party where I know nobody isn’t for me, but I wish you a lovely evening.',
		},
		{
			about: 'A coffee',
			text: 'Thank you for asking me. I have energy for very little company at the moment, so I’ll say no to the coffee.',
		},
		{
			about: 'A call',
			text: 'Could you send me your question by e-mail? I’ll answer this week.',
		},
		{
			about: 'Cancelling',
			text: 'I’m sorry to cancel tomorrow. I overestimated my energy this week. I hope we can find another day.',
		},
		{
			about: 'A favour',
			text: 'I can’t help with this. I hope you find somebody who can.',
		},
		{
			about: 'Neighbours',
			text: 'The street party sounds nice. I’ll say hello for half an hour and then go home.',
		},
		{
			about: 'A club or committee',
			text: 'I can’t join the committee. I do one evening a month, and it’s taken.',
		},
		{
			about: 'A chat on the train',
			text: 'I’m not up for talking just now, I’d like to sit quietly. Have a good trip.',
		},
		{
			about: 'Swapping numbers',
			text: 'I’d rather not swap numbers. It was nice to talk to you.',
		},
	],
}
