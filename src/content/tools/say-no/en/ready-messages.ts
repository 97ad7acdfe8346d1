import type { ReadyMessages } from '#content/types/say-no.ts'

/** Sixty messages in English, no sentence twice. */
export const readyMessages: ReadyMessages = {
	friend: [
		{
			about: 'Tonight',
			text: 'Thanks for asking, but my social battery is at twenty percent, so I’m staying in tonight. Are you free on Saturday?',
		},
		{
			about: 'A party',
			text: 'Thanks so much for inviting me, but a room full of people is too much for me this week. Have a great party.',
		},
		{
			about: 'Canceling',
			text: 'I’m so sorry, but I have to cancel. My social battery is at five percent. Could we meet next week instead?',
		},
		{
			about: 'A call',
			text: 'I’d rather text than talk today, if that’s okay. How are you?',
		},
		{
			about: 'Staying overnight',
			text: 'I’d love to come for dinner. I’ll just sleep at home, because I rest better in my own bed.',
		},
		{
			about: 'Leaving early',
			text: 'I’d love to come, but I’ll head home around nine, before I get too tired.',
		},
		{
			about: 'A favor',
			text: 'Sorry, I can’t help with the move this time. I’m worn out, and I hope you find enough people.',
		},
		{
			about: 'Short notice',
			text: 'Sorry, tonight is too short notice for me. If you ask me a day ahead, I can usually come.',
		},
		{
			about: 'A second evening',
			text: 'I already have one evening out this week, and that’s enough for me. How about next Thursday?',
		},
		{
			about: 'A weekend away',
			text: 'A whole weekend is too long for me, but I’d love to join you for a day.',
		},
	],
	family: [
		{
			about: 'This evening',
			text: 'I’m going to stay home this evening, if that’s okay. I’m worn out, and I’d rather see you when I’m rested.',
		},
		{
			about: 'A family party',
			text: 'I’m going to skip the party this time. So many people at once wear me out. Give everyone a hug from me.',
		},
		{
			about: 'Staying for part of it',
			text: 'I’ll come to the birthday from three to five. After that I’ll need some quiet.',
		},
		{
			about: 'Canceling',
			text: 'I’m sorry, I can’t make Sunday after all. My social battery is at ten percent. Can I come the Sunday after?',
		},
		{
			about: 'A call',
			text: 'I’m too tired to talk tonight, but I’ll call you on Sunday.',
		},
		{
			about: 'Staying overnight',
			text: 'I’d love to visit for the day and then sleep at home. I need a quiet night.',
		},
		{
			about: 'Having guests',
			text: 'I can’t host this year, because a full house is too much for me. I’ll happily bring dessert, though.',
		},
		{
			about: 'Leaving early',
			text: 'My social battery is down to ten percent, so I’m heading home. It was lovely to see you all.',
		},
		{
			about: 'A favor',
			text: 'Sorry, I can’t do that this week. Ask me again on the weekend, when I’ve had some rest.',
		},
		{
			about: 'The holidays',
			text: 'The whole week is too long for me, but I’d love to come for two days. Which two would suit you best?',
		},
	],
	colleague: [
		{
			about: 'Drinks after work',
			text: 'Thanks, but I’m heading straight home tonight. I need some quiet after today. Lunch on Thursday?',
		},
		{
			about: 'The office party',
			text: 'I’m going to skip the party this year. Have fun, and tell me about it on Monday.',
		},
		{
			about: 'Lunch',
			text: 'I’m going to have lunch on my own today to recharge, but I’d love to join you tomorrow.',
		},
		{
			about: 'A meeting',
			text: 'I don’t think I’m needed in this meeting, so I’d like to skip it. If you have any questions for me, just send them over.',
		},
		{
			about: 'One meeting too many',
			text: 'That would be my fifth meeting today, and I couldn’t follow it properly. Could you send me the notes?',
		},
		{
			about: 'A call',
			text: 'Could you put that in an e-mail? It’s easier for me to answer in writing.',
		},
		{
			about: 'Staying late',
			text: 'Sorry, I have to leave on time today. I’ll pick it up first thing tomorrow.',
		},
		{
			about: 'A task',
			text: 'I’d like to help, but I can’t take this on without dropping something else. Could someone else do it?',
		},
		{
			about: 'Canceling',
			text: 'I’m sorry, I have to cancel our coffee today. I’m worn out. Would tomorrow morning work?',
		},
		{
			about: 'A chat at the desk',
			text: 'I need an hour of quiet to finish this. Can I come over to your desk at three?',
		},
	],
	boss: [
		{
			about: 'A task',
			text: 'I can’t take this on without moving something else. Which should come first?',
		},
		{
			about: 'A task with a date',
			text: 'I don’t have room for this before Thursday. I could start on Friday, if that’s early enough.',
		},
		{
			about: 'A meeting',
			text: 'Would it be all right if I skipped this meeting and finished what’s due today? I’ll read the notes this afternoon.',
		},
		{
			about: 'Part of a meeting',
			text: 'Could I join for the first fifteen minutes only? I think that would cover my part.',
		},
		{
			about: 'Staying late',
			text: 'I’m sorry, I can’t stay late today. I’ll start on it first thing in the morning.',
		},
		{
			about: 'An evening event',
			text: 'Thank you for the invitation. I won’t be able to come tonight, because I need the evening to rest.',
		},
		{
			about: 'The office party',
			text: 'Thank you for inviting me to the party. I’m going to sit it out this year, but I’d be glad to come to a team lunch.',
		},
		{
			about: 'A call',
			text: 'Could we do this by e-mail instead? I can send you an answer by noon.',
		},
		{
			about: 'Working in the evening',
			text: 'I’m offline this evening, but I’ll look at it before ten tomorrow.',
		},
		{
			about: 'A presentation',
			text: 'Two presentations in one week are more than I can prepare well. Could we move one of them to next week?',
		},
	],
	group: [
		{
			about: 'Tonight',
			text: 'I’m staying in tonight, my social battery is at twelve percent. Have a great evening, everyone.',
		},
		{
			about: 'A party',
			text: 'That’s a few too many people for me this time. Have fun, and send photos.',
		},
		{
			about: 'Leaving early',
			text: 'I’ll come at seven, but I’ll head home around nine. It’s nothing personal, I just get tired.',
		},
		{
			about: 'Something big',
			text: 'I’ll sit this one out, but I’d love to come to something smaller.',
		},
		{
			about: 'A weekend away',
			text: 'I’m going to skip the weekend away, because three days in a group are too much for me. Have a great time, all.',
		},
		{
			about: 'Canceling',
			text: 'I’m so sorry, but I can’t make Friday after all. I’m completely worn out.',
		},
		{
			about: 'The chat itself',
			text: 'I’m muting this chat until Monday to get some quiet. If it’s urgent, just message me directly.',
		},
		{
			about: 'Organizing',
			text: 'Sorry, I can’t organize it this year, but I’ll happily bring drinks.',
		},
		{
			about: 'Two evenings in a row',
			text: 'Two evenings in a row are too much for me. I’ll come on Saturday, though.',
		},
		{
			about: 'A video call',
			text: 'Sorry, I’m not up for a group call today. I’ll read what you decide and add my vote.',
		},
	],
	acquaintance: [
		{
			about: 'An invitation',
			text: 'Thank you for inviting me, but I try to keep my weekday evenings free. I hope it’s a lovely evening.',
		},
		{
			about: 'A party',
			text: 'That’s very kind of you, but I’m not much of a party person. I hope you have a lovely time.',
		},
		{
			about: 'A coffee',
			text: 'Thank you for asking me to coffee. I’m low on energy at the moment, so I’d rather not.',
		},
		{
			about: 'A call',
			text: 'Could you send me your question by e-mail? I’ll answer this week.',
		},
		{
			about: 'Canceling',
			text: 'I’m sorry, but I have to cancel tomorrow. I took on too much this week. Could we find another day?',
		},
		{
			about: 'A favor',
			text: 'I’m sorry, I can’t help with this. I hope you find someone who can.',
		},
		{
			about: 'Neighbors',
			text: 'The street party sounds nice. I’ll come and say hello, but I won’t stay long.',
		},
		{
			about: 'A club or committee',
			text: 'Thank you for thinking of me, but I don’t have the energy for the committee this year.',
		},
		{
			about: 'A chat on the train',
			text: 'I hope you don’t mind, but I’d like to sit quietly for a while. Have a good trip.',
		},
		{
			about: 'Swapping numbers',
			text: 'I’d rather not swap numbers, but it was nice talking to you.',
		},
	],
}
