import { copyWords } from '#content/copy-words.ts'
import { name } from '#content/site.ts'
import { toolCall } from '#content/tools/tool-call.ts'
import type { SayNoPage } from '#content/types/say-no.ts'
import { pages } from '#domain/pages/pages.ts'
import { messages } from './messages.ts'
import { readyMessages } from './ready-messages.ts'

export const page: SayNoPage = {
	head: {
		title: 'How to say no politely: messages to copy',
		description:
			'For introverts low on social energy: choose who asks, what for and how firm, and copy a short, kind no. Sixty ready messages. Free, in your browser, no account.',
		path: pages.sayNo.en,
		language: 'en',
		updated: '2026-11-22',
		card: {
			title: 'Say no in one message',
			picture: 'frontDoor',
			alternative: 'A closed front door with a lit window above it.',
			note: 'Five choices, and the words are there',
		},
	},
	opening: {
		title: 'Say no in one message',
		lede: 'For introverts low on social energy: pick five things, copy a kind, honest no. Free, in your browser, no account.',
		noScript: {
			label:
				'Choosing needs JavaScript, which is switched off here. Sixty ready messages stand below.',
			href: '#ready',
		},
	},
	sentence: {
		label: 'What the message is for',
		sentence: 'I want to say no to {who} about {what}, {how}, {tone}, and {end}.',
		slots: {
			who: {
				name: 'Who',
				options: {
					friend: 'a friend',
					family: 'family',
					colleague: 'a colleague',
					boss: 'my boss',
					group: 'a group',
					acquaintance: 'someone I barely know',
				},
			},
			what: {
				name: 'What',
				options: {
					tonight: 'an invitation for tonight',
					party: 'a party',
					agreed: 'a plan we already made',
					meeting: 'a meeting',
					call: 'a call',
					night: 'staying overnight',
					late: 'staying late',
					favour: 'helping out',
				},
			},
			how: { name: 'How', options: { text: 'by text', mail: 'by e-mail', loud: 'out loud' } },
			tone: {
				name: 'How firmly',
				options: { gently: 'gently', plainly: 'plainly', firmly: 'firmly' },
			},
			end: {
				name: 'How it ends',
				options: {
					open: 'leave it open',
					later: 'suggest something else',
					closed: 'leave it there',
				},
			},
		},
		corrected: 'A part of this link could not be read. The rest is filled in; please check it.',
	},
	labels: {
		heading: 'The message',
		recipients: {
			friend: 'To a friend',
			family: 'To family',
			colleague: 'To a colleague',
			boss: 'To my boss',
			group: 'To a group',
			acquaintance: 'To someone I barely know',
		},
		channels: { text: 'by text', mail: 'by e-mail', loud: 'out loud' },
		aloud: 'Say it once, then stop talking.',
		subject: 'Subject:',
		copyMessage: 'Copy the message',
		copyWords: 'Copy the words',
		after: copyWords.en,
		share: 'Share',
		otherWords: 'Other words',
		wording: 'Wording {number} of 3',
		againLabel: 'If they ask again:',
		again: {
			friend: '“It’s still a no, sorry. It’s nothing to do with you.”',
			family: '“I know you’d like me to, but it’s still a no this time.”',
			colleague: '“Sorry, it’s still a no this time. Thanks for understanding.”',
			boss: '“I’m afraid I still can’t. Could we look at what comes first?”',
			group: '“Still a no from me, sorry. Have fun, though.”',
			acquaintance: '“I’m afraid it’s still a no, but thank you for asking.”',
		},
	},
	messages,
	contents: 'On this page',
	ready: {
		title: 'Sixty messages, ready to send',
		text: 'Short and honest, with no invented excuses. Change the day or the number so that it is true for you; each fits into one text message.',
		copy: 'Copy',
		after: copyWords.en,
		groups: {
			friend: 'How to say no to a friend',
			family: 'How to say no to family',
			colleague: 'How to say no to a colleague',
			boss: 'How to say no to your boss',
			group: 'How to say no in a group chat',
			acquaintance: 'How to say no to someone you barely know',
		},
		messages: readyMessages,
	},
	guide: {
		title: 'Why a number is better than an excuse',
		paragraphs: [
			'An excuse is a problem that somebody can solve for you. Say that you have no car, and you are offered a ride. “I’m at twenty percent tonight” leaves nothing to solve: twenty percent of your social battery, the energy you have for company. It is short, it is about you, and it blames nobody.',
			'The number is your own estimate. Nobody can measure a social battery; it is [an image, not a finding](/social-battery-psychology). It is honest all the same, because you give it as yours, and others can plan with it: twenty tonight, eighty on Saturday.',
			'It also helps you to answer early. In a diary study with 48 students, sociable hours went with better mood at the time, and with more tiredness about three hours later. It’s easy to forget the second part when you’re asked.',
			'And sometimes, go. Introverts tend to expect company to feel worse than it then does. When you do go, guess the cost beforehand and note it afterward; you will soon see which evenings to decline.',
		],
	},
	faq: {
		title: 'FAQ',
		questions: [
			{
				question: 'How do you say no without giving a reason?',
				answer:
					'Say the no first, in a whole sentence, and then something kind that is true: thanks, a wish, or another day. “Thanks, but I can’t make it tonight. Hopefully next time” is complete. A reason is a courtesy, not a duty.',
			},
			{
				question: 'Is it rude to say no by text?',
				answer:
					'Not if it comes early and is clear. A text lets the other person read it in their own time. For a plan that others have paid for or prepared, say it out loud.',
			},
			{
				question: 'How do I say no to my boss?',
				answer:
					'Say what you can’t take on and leave the order of things to them: “I can’t take this on without dropping something else.” Keep it about the work and the day, not about your character.',
			},
			{
				question: 'How do I cancel a plan I already agreed to?',
				answer:
					'As soon as you know, with one apology at most and no story. If you want to keep the plan, offer another day in the same message. If not, leave it there.',
			},
			{
				question: 'What do I say if they ask again?',
				answer:
					'The same, in fewer words. Each new reason invites a new question. “I’m afraid it’s still a no, but thank you for asking” is enough.',
			},
			{
				question: 'Does anything I choose here leave the page?',
				answer:
					'No. The message is put together in your browser. Your choices are kept in the last part of the address, after the # sign, which a browser never sends to a server. Nothing is stored.',
			},
		],
	},
	related: {
		title: 'What next?',
		guides: [
			{
				href: pages.week.en,
				label: 'Which evening to say no to',
				text: 'Your week shows which evening leaves you with the least social energy, before it comes.',
				level: 90,
			},
			{
				href: pages.twoSheets.en,
				label: 'Is it always the same person who asks?',
				text: 'Two sheets: six questions each, then one page that says how long company is good for you both.',
				level: 70,
			},
			{
				href: pages.introvertSocialBattery.en,
				label: 'What an evening costs',
				text: 'The introvert social battery, with a table of typical costs.',
				level: 50,
			},
			{
				href: pages.lowSocialBattery.en,
				label: 'Already at the party?',
				text: 'What to do in the next ten minutes, with a low social battery.',
				level: 10,
			},
		],
	},
	call: toolCall(
		'en',
		pages.sayNo.en,
		`${name}, the app, shows on Monday which evening you will want to keep free.`,
	),
}
