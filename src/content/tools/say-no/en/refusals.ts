import type { MessageWords } from '#domain/say-no/compose.ts'

/** `[…]` is left out when the message is said out loud; `{private|formal|group|colleague}`. */
export const refusals: MessageWords['refusals'] = {
	tonight: {
		gently: [
			'{Thanks for asking|Thank you for inviting me|Thanks for asking}, but I{’m staying in|’m going to stay in|’m staying in} tonight[. {My social battery is at twenty percent|I need some rest|My social battery is empty|I’m worn out}].',
			'It’s {lovely|very kind|lovely} of you to ask, but I need a {night to myself[ to recharge]|quiet evening[ at home]|night to myself[ to recharge]}.',
			'{Thanks|Thank you|Thanks} for thinking of me, but I{’m going to skip tonight[ and get some rest]| won’t be able to come tonight[. I need some rest]}.',
		],
		plainly: [
			'{Thanks|Thank you for the invitation|Thanks}, but I can’t make it tonight[. I need {a night in|some time to rest|a night in}].',
			'I’m going to stay home tonight[ and recharge], but {thanks for the invite|thank you for the invitation|thanks for the invite}.',
			'{Sorry, I can’t do tonight|I’m sorry, I can’t join you tonight|Sorry, I can’t do tonight}[. I need some {time to myself|rest}].',
		],
		firmly: [
			'I{’m staying in| won’t be able to come|’m staying in} tonight, but {thanks for asking|thank you for inviting me|thanks for asking}[. I need the rest].',
			'{I’m going to have to say no tonight, but thanks|I’m afraid I can’t make it tonight, but thank you|I’m going to have to say no tonight, but thanks} for asking[. I need to rest].',
			'{Thanks for the invite, but I’ve decided|Thank you for the invitation, but I’m going|Thanks for the invite, but I’ve decided|Thanks for the invite, but I’m going} to stay home tonight[ and rest].',
		],
	},
	party: {
		gently: [
			'{Thanks|Thank you|Thanks} so much for inviting me, but I{’m going to skip this one| won’t be able to come to the party}[. {Parties take a lot out of me|I’m quite worn out|Parties take a lot out of me} at the moment].',
			'It’s {so nice|very kind|so nice} of you to invite me, but I’ll {|have to |}skip the party this time[. {My social battery is empty|I’m low on energy at the moment|My social battery is empty|I’m low on energy at the moment}].',
			'{Thanks|Thank you|Thanks} for thinking of me, but I{’m not up for| don’t have the energy for|’m not up for} a party at the moment[{. I need some peace and quiet|, so I’ll stay at home|. I need some peace and quiet}].',
		],
		plainly: [
			'{Thanks for the invite|Thank you for inviting me|Thanks for the invite}, but I can’t make it to the party[. I need some time to rest].',
			'I’m going to skip the party this time, but {thanks|thank you|thanks} for inviting me[. {I don’t have the energy for a crowd|I’m a bit low on energy|I don’t have the energy for a crowd} right now].',
			'{Sorry, I won’t make it|I’m sorry, but I won’t be able to come|Sorry, I won’t make it} to the party[. {I’m worn out and need a rest|I need some time to rest}].',
		],
		firmly: [
			'I {can’t|won’t be able to|can’t} come to the party, but {thanks|thank you|thanks} for inviting me[. I wanted to let you know now so you can plan].',
			'{I’m going to have to say no to the party, but thanks|I’m afraid I can’t come to the party, but thank you|I’m going to have to say no to the party, but thanks} for asking[. I need {a break from crowds|some time to rest|a break from crowds}].',
			'{Thanks for the invite, but I’m going to give the party a miss|Thank you for the invitation, but I’m afraid I can’t make it to the party|Thanks for the invite, but I’m going to give the party a miss}[. I need to rest].',
		],
	},
	agreed: {
		gently: [
			'I’m so sorry, but I have to {cancel|cancel|drop out}. I’m {completely|very|completely} worn out[ and need to rest].',
			'I know I said yes, and I’m really sorry, but I can’t make it after all[. I need to rest].',
			'I’m really sorry, but I’m not up to it after all[. I need a proper rest].',
		],
		plainly: [
			'{Sorry|I’m sorry|Sorry}, I have to {cancel|cancel|drop out}[. I thought I’d have more energy than I do].',
			'I’m sorry, I can’t make it after all[. I’m worn out and need some rest].',
			'{Sorry|I’m sorry|Sorry}, I won’t be able to make it[. I really need a rest].',
		],
		firmly: [
			'I’m sorry, but I really do have to {cancel|cancel|drop out}[. I know {it’s a pain|it’s inconvenient|it’s a pain}].',
			'I’m sorry, but I’m not going to make it after all[, so please don’t wait for me].',
			'I’m sorry, but I really can’t come after all[. I need the rest].',
		],
	},
	meeting: {
		gently: [
			'Would it be {okay|all right} if I skipped this meeting? I’ll read the notes[ and follow up on anything that concerns me].',
			'Would you mind if I sat this meeting out? I’m happy to answer any questions[ by e-mail].',
			'I’d like to skip this meeting if that’s {okay|all right}[, so I can focus on my other work]. I’ll catch up from the notes.',
		],
		plainly: [
			'{Sorry, I|I’m sorry, but I} can’t make this meeting. I’ll read the notes[ and send you my comments].',
			'I’d {rather|prefer to} skip this meeting[ and get some focused work done], if you don’t mind. I’ll catch up from the notes.',
			'I’{m going|d like} to sit this meeting out[ and catch up afterward], if that’s {okay|all right}.',
		],
		firmly: [
			'I’m afraid I can’t join this meeting[, but I can answer questions by e-mail].',
			'I’m sorry, but I won’t be able to join this meeting[. I’ll read the notes afterward].',
			'I’m sorry, but I need to skip this meeting[. I’m happy to answer questions by e-mail].',
		],
	},
	call: {
		gently: [
			'It’s good to hear from you, but I’m not up to a long talk[ today]. Texting is easier for me right now.',
			'Phone calls are a bit much for me[ at the moment], but messages are fine.',
			'I’d rather not talk on the phone today, if that’s okay[. My social battery is at ten percent]. Messages are fine, though.',
		],
		plainly: [
			'Sorry, I can’t talk[ on the phone] right now, but you can always message me.',
			'Sorry, I’m all talked out[ and can’t do a call] today. Texts are fine, though.',
			'Sorry, I’m not up to talking[ on the phone] today. A text is fine, though.',
		],
		firmly: [
			'Sorry, I really can’t do a call today, but I’ll text you[ instead].',
			'I can’t do phone calls today, I’m afraid, but you can always text me[ instead].',
			'I’m sorry, but I’m staying off the phone today[. Just text me if you need anything].',
		],
	},
	formalCall: {
		gently: [
			'Could we do this in writing instead of a call? I’d be able to give you a better answer[ that way].',
			'I’d rather skip the call, if possible. Could you send me your questions[ by e-mail]?',
			'Would an e-mail do instead of a call? That would be easier for me[ today].',
		],
		plainly: [
			'{Sorry|I’m sorry}, I can’t do a call today. Could you send me an e-mail[ with your questions] instead?',
			'I’d prefer to do this by e-mail[ rather than over the phone]. I’ll answer as soon as I can.',
			'I’m afraid I can’t do a call today, but I’m happy to answer[ any questions] by e-mail.',
		],
		firmly: [
			'I’m sorry, but I really can’t do a call today. I’ll answer by e-mail[, so please send me your questions].',
			'I’m sorry, but I’m not able to do a call today. If you e-mail me[ your questions], I’ll reply as soon as I can.',
			'I won’t be available for a call today, I’m afraid. I’ll answer[ your questions] by e-mail.',
		],
	},
	night: {
		gently: [
			'I’d really like to see you{|| all}, but I’d rather not stay overnight[. I recharge better at home].',
			'It’s so kind of you to {offer|offer|ask}, but I’d rather sleep at home[. I need a bit of time to myself].',
			'I love spending time with you{|| all}, but staying over is more than I have energy for[ at the moment].',
		],
		plainly: [
			'Sorry, I won’t be able to stay over[. I need a night at home to recharge].',
			'Thanks for {offering|offering|asking}, but I’m not going to stay the night[. I need some time alone].',
			'I’m going to sleep at home this time[, I rest best in my own bed]. Thanks for {offering|offering|asking}, though.',
		],
		firmly: [
			'I’m afraid I can’t stay overnight[. I need a night at home].',
			'I’m sorry, but I won’t be able to stay the night[. I just need the rest].',
			'I’d like to sleep at home that night, but thanks for {offering|offering|asking}[. I need a quiet night].',
		],
	},
	late: {
		gently: [
			'I’d like to leave early tonight[ while I still have some energy], if that’s okay.',
			'I always enjoy seeing you{|| all}, but I can’t stay late tonight[. I’m low on energy].',
			'I’m going to head off early tonight[, before my social battery runs out]. I hope that’s okay.',
		],
		plainly: [
			'Sorry, I can’t stay late tonight[. I need to get some rest].',
			'I’m going to head home early tonight[, while I still have some energy].',
			'I can’t stay long tonight, sorry[. I need to get to bed early].',
		],
		firmly: [
			'I really have to leave early tonight, I’m afraid[. I need the rest].',
			'I’m sorry, but I won’t be able to stay late[. I need my sleep].',
			'I’m heading home early tonight[, so please don’t try to talk me into staying].',
		],
	},
	overtime: {
		gently: [
			'I’d like to finish on time today, if that’s all right[, so that I’m fresh again tomorrow].',
			'I’d rather not stay late today, if that’s {okay|all right}[. I work better when I’m well rested].',
			'Would it be all right if I left on time today? I’ll leave a note on where things stand[, so that nothing gets lost].',
		],
		plainly: [
			'{Sorry|I’m sorry}, I can’t stay late today[. I need to rest].',
			'I’m afraid I need to leave on time today[, as I’m quite tired].',
			'Staying late doesn’t work for me today, I’m afraid[. I’ve run out of steam].',
		],
		firmly: [
			'I’m afraid I can’t stay late today[. I wanted to tell you now so we can plan around it].',
			'I’m sorry, but I won’t be able to stay late today[. I need the evening off].',
			'I’m sorry, but I really have to leave on time today[. I need a break].',
		],
	},
	favour: {
		gently: [
			'I’m sorry, but I don’t have the energy to help right now[. I really need a rest].',
			'I wish I could help, but I can’t take this on[ at the moment].',
			'I’ve thought about it, and I’m sorry, but I can’t help right now[. I’m worn out].',
		],
		plainly: [
			'Sorry, I can’t help with this one[. I’m low on energy at the moment].',
			'I’m sorry, I don’t have the energy to help[ right now].',
			'Sorry, I can’t take this on right now[. I need to rest].',
		],
		firmly: [
			'I’m sorry, but I really can’t do this right now[. I’{ve got no energy left|m very low on energy|ve got no energy left}].',
			'I’m afraid I have to say no for now[. I need to slow down a bit].',
			'I’m sorry, but I won’t be able to help with this[ right now].',
		],
	},
	task: {
		gently: [
			'{Thanks|Thank you} for thinking of me, but I can’t take this on right now[ without dropping something else].',
			'I’d like to help, but my plate is full[ at the moment].',
			'I’m sorry, but I can’t give this the attention it needs[ right now].',
		],
		plainly: [
			'{Sorry|I’m sorry}, I can’t take this on this week[ with everything else I’ve got on].',
			'I’m afraid I don’t have the capacity for this[ right now].',
			'{Sorry|I’m sorry}, I can’t manage this one right now[. I’m at capacity].',
		],
		firmly: [
			'I’m sorry, but I really can’t take this on[ at the moment].',
			'I’m afraid I have to say no to this[. I need to finish what I already have on].',
			'I’m sorry, but I can’t fit this in[ without something else slipping].',
		],
	},
}
