import type { MessageWords } from '#domain/say-no/compose.ts'

/** `[…]` is left out when the message is said out loud; `{private|formal}`. */
export const refusals: MessageWords['refusals'] = {
	tonight: {
		gently: [
			'Thank you for asking me. {I’m at twenty percent[ of my social battery], so I|I[ need a quiet evening, so I]}’m staying in tonight.',
			'It’s good of you to think of me. I’ll sit this one out[ and recharge] tonight.',
			'I’m glad you asked. I won’t make it tonight[. I need an evening to myself].',
		],
		plainly: [
			'I can’t do tonight[. {I’m at fifteen percent|I need a quiet evening}]. Thanks for asking.',
			'I’m staying home tonight[ to recharge]. Thanks for the invitation.',
			'Tonight doesn’t work for me[. I need the evening to myself].',
		],
		firmly: [
			'I’m not coming tonight[, and I wanted to tell you now].',
			'It’s a no from me for tonight[, so please don’t wait for me].',
			'I won’t be there tonight[. I’m keeping the evening free for myself].',
		],
	},
	party: {
		gently: [
			'Thank you for inviting me. [Parties take a lot out of me at the moment, so ]I won’t come to this one.',
			'It’s lovely to be invited. A party is too much for me right now[, so I’ll stay at home].',
			'I’m happy you thought of me. I’m going to skip the party[ and keep that time quiet].',
		],
		plainly: [
			'I won’t make it to the party[. I need some quiet that day]. Thanks for the invitation.',
			'I’m not up for the party[; {I’m at thirty percent, and a crowd takes more|I have no energy for a crowd right now}].',
			'A party isn’t for me this time[, but thank you for inviting me].',
		],
		firmly: [
			'I’m not coming to the party[. I’m telling you now so that you can plan].',
			'It’s a no from me for the party[, so please count me out].',
			'I won’t be at the party[. I’ve decided to keep that time for myself].',
		],
	},
	agreed: {
		gently: [
			'I’m sorry, I have to pull out of our plan. {I’m at ten percent|I don’t have the energy for it after all}[, and I’d rather tell you now].',
			'I said yes, and now I have to take it back. I’m sorry about that[. I need the time to rest].',
			'I can’t keep our plan[. My energy is used up]. I’m sorry to change this on you.',
		],
		plainly: [
			'I have to drop out of what we planned[. I overestimated my energy this time].',
			'I can’t make it after all[. {I’m at five percent|I’m out of energy} and need some rest].',
			'I have to back out[. I need that time to rest].',
		],
		firmly: [
			'I’m pulling out of our plan[. I know this changes things for you].',
			'I won’t be there after all[. I’m telling you now so that you can plan without me].',
			'I can’t make what we planned[. It’s better that you know now].',
		],
	},
	meeting: {
		gently: [
			'Could this meeting go ahead without me? I’ll read the notes[ and answer what concerns me].',
			'Would it be all right if I sat this meeting out? I’m glad to answer questions[ in writing instead].',
			'I’d like to skip this meeting[ and use the time for focused work], if that’s all right. The notes are enough for me.',
		],
		plainly: [
			'I won’t join this meeting. I’ll answer my points in writing[ once I have the notes].',
			'I’m sitting this meeting out[ to get focused work done]. The notes are enough for me.',
			'I’m leaving this meeting to the others[ and will read up afterwards].',
		],
		firmly: [
			'I’m declining this meeting[ and will answer questions in writing].',
			'I won’t be in this meeting[. The notes will tell me what I need].',
			'I’m not joining this meeting[; questions can come to me in writing].',
		],
	},
	call: {
		gently: [
			'I like hearing from you, but I’m not up to a call[ today]. A message is easier for me.',
			'Phone calls tire me out at the moment[, so I’m not picking up]. Could you write to me instead?',
			'I’m at ten percent, so I’d rather not call[ today]. Writing is fine.',
		],
		plainly: [
			'I can’t do a call[ right now]. Please write to me instead.',
			'No call for me today[. I’m out of words]. Messages are fine.',
			'I’m not up to talking[ on the phone]. A text is fine.',
		],
		firmly: [
			'I’m not doing a call. I’ll answer[ in writing] when I can.',
			'I’m saying no to the call[. I need the quiet].',
			'I won’t be on the phone today[. Please send a message].',
		],
	},
	formalCall: {
		gently: [
			'Could we do this in writing instead of a call? I[ can give you a better answer that way, and I]’ll reply as soon as I can.',
			'I’d prefer to skip the call, if that’s all right. I’ll answer in writing[; just send me your questions].',
			'Would a message do instead of a call? Writing suits me better[ today].',
		],
		plainly: [
			'I’d rather not have a call[ about this]. Please write to me and I’ll answer.',
			'I can’t do a call[ today]. Writing works well for me.',
			'I’d like to do this in writing[, without a call].',
		],
		firmly: [
			'I’m not available for a call. I’ll answer in writing[, so please send me your questions].',
			'I’m declining the call and will answer in writing[, once I have your questions].',
			'I won’t do this in a call today. Please write to me[, and I’ll read it carefully].',
		],
	},
	night: {
		gently: [
			'I’d love to see you, but an overnight visit is too much for me[ right now].',
			'I like our time together. An overnight visit is more than I have energy for[ at the moment].',
			'Time with you does me good, but with a night in it, it’s too long for me[ right now].',
		],
		plainly: [
			'An overnight visit doesn’t work for me[; I need the night to recharge].',
			'Overnight is too long for me[. I need some time alone in between].',
			'No overnight visit this time, please[. I need the quiet].',
		],
		firmly: [
			'I’m not doing an overnight visit[. I’d rather say so now than halfway through].',
			'I’m saying no to the overnight visit[. It’s about my energy, not about you].',
			'Overnight is not possible for me[, so please plan without it].',
		],
	},
	late: {
		gently: [
			'I’d like to leave early this time[, while I still have some energy]. It’s nothing you did.',
			'It’s good to be with you, but I won’t stay late[; my energy runs out before the evening does].',
			'I’ll head off early tonight[, {while I still have thirty percent|before I run out of energy}]. Please don’t take it personally.',
		],
		plainly: [
			'I won’t stay late[. I need some of the evening for myself].',
			'I’m leaving early[ tonight, while I still have some energy].',
			'I can’t stay long[. I want an early night].',
		],
		firmly: [
			'I’m leaving early[ tonight]. It matters to me.',
			'I won’t stay to the end[; that much is decided].',
			'I’m going home early[, so please don’t talk me into staying].',
		],
	},
	overtime: {
		gently: [
			'I’d like to finish on time today, if that’s all right. I need the evening to recharge[ properly].',
			'I’d rather not stay late today. I work better[ and more carefully] when I get the evening off.',
			'I’d like to call it a day on time today. I’ll leave a note[ on where things stand].',
		],
		plainly: [
			'I can’t stay late today[. I need the evening off].',
			'I’m finishing on time today[ to recharge].',
			'Staying late doesn’t work for me today[. I need the evening].',
		],
		firmly: [
			'I’m not staying late today[. I’m telling you now so that it can be planned].',
			'Staying late isn’t possible today[. My working day ends on time].',
			'I’m leaving on time today[, because I need the evening].',
		],
	},
	favour: {
		gently: [
			'Thank you for trusting me with this. I don’t have the energy to do it well[, so I’d rather say no now].',
			'I’d like to be of help, but I can’t take this on[ at the moment].',
			'I’ve thought about it, and I have to say no this time[. I don’t have the energy for it].',
		],
		plainly: [
			'I can’t help with this one[. {I’m at ten percent this week|I’m low on energy}].',
			'I don’t have the energy for this[ right now].',
			'I can’t take this on[. I need that time to rest].',
		],
		firmly: [
			'I’m not taking this on right now[. I’m telling you at once so that you can ask someone else].',
			'It’s a no from me this time[, and I’d like to leave the reasons out].',
			'I won’t do this right now[, so please don’t count on me this week].',
		],
	},
	task: {
		gently: [
			'Thank you for thinking of me for this. I can’t take it on[ without dropping something else].',
			'I’d like to help, but I have no capacity for this[ at the moment].',
			'I couldn’t give this the attention it needs[ right now], so I’d rather say no.',
		],
		plainly: [
			'I can’t take this on[ on top of what I already have].',
			'I have no capacity for this[ right now].',
			'I don’t have the time to do this well[ right now].',
		],
		firmly: [
			'I can’t add this to my work right now[. I’m saying so at once, so that it can go to someone else].',
			'I have to say no to this[; what I already have comes first].',
			'I can’t fit this in[ without moving a deadline].',
		],
	},
}
