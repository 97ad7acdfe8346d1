import { copyWords } from '#content/copy-words.ts'
import { name } from '#content/site.ts'
import type { TwoSheetsWords } from '#content/types/two-sheets.ts'

/** The English words of the island. A file of their own, because the browser loads it. */
export const wordsEn: TwoSheetsWords = {
	start: {
		title: 'Two sheets, two social batteries',
		lede: 'For you and someone you live or go out with, made for introverts: six questions each, then one page for both. It shows where you differ, what to say when one of you has had enough, and when to leave.',
		action: 'Answer the six questions',
		terms: 'Free, in your browser. Two minutes each. No names, no account.',
		steps: [
			'You pick one answer to each of six questions.',
			'You send one link. They answer without seeing yours.',
			'They send you a new link, and it opens the same page for both of you. It can be printed.',
		],
		note: 'An example: you like two hours of company, they like four. When you have had enough you look at your phone, and “Shall we go?” is what you want to hear. The page says: “Leave after two and a half.”',
		noScript:
			'The questions need JavaScript, because your answers stay in your browser. It is switched off here. Below are all six to print and fill in by hand.',
	},
	arrival: {
		title: 'Someone has filled in a sheet for you two.',
		lede: 'Six questions about your social battery. Their answers stay hidden until yours are in. Then you both see one page: where you differ, what to say when one of you has had enough, and when to leave.',
		action: 'Fill in mine',
		terms: 'Two minutes. No name, no account.',
		steps: [
			'Choose what is true for you, not what would please them.',
			'At the end both sheets open, on one page.',
			'You send that page back. They see the same.',
		],
		note: `Free. Your answers are kept in the link, we never see them. Made by ${name}, a web app that tracks your social battery.`,
	},
	brokenLink:
		'That link is not complete, so it opens no sheet. Ask for it once more, or begin here.',
	windows: { yours: 'Yours', theirs: 'Theirs', ready: 'ready', notYet: 'not yet' },
	example: {
		yours: 'You: two hours',
		theirs: 'Them: four hours',
	},
	lines: {
		size: {
			name: 'Size',
			question: 'How long can you be around people before you’d rather go home?',
			choices: {
				oneHour: 'One hour',
				twoHours: 'Two hours',
				threeHours: 'Three hours',
				fourHours: 'Four hours',
				wholeEvening: 'A whole evening',
			},
		},
		costsMost: {
			name: 'Costs most',
			question: 'What costs you the most?',
			choices: {
				arriving: 'Arriving where everyone is talking',
				introductions: 'Being introduced',
				bigTables: 'Big tables',
				calls: 'Calls',
				openPlan: 'Open-plan days',
				unknownEnd: 'Not knowing when it ends',
			},
		},
		fills: {
			name: 'Fills',
			question: 'What fills you up again?',
			choices: {
				eveningAlone: 'An evening alone',
				longSleep: 'A long sleep',
				outside: 'Being outside',
				making: 'Making something',
				onePerson: 'One person, little talk',
			},
		},
		firstSign: {
			name: 'First sign',
			question: 'What happens first when it gets too much?',
			choices: {
				asksNothing: 'I stop asking questions',
				agrees: 'I agree with everything',
				phone: 'I look at my phone',
				shortAnswers: 'My answers get short',
				dishes: 'I go and do the dishes',
			},
			shown: {
				asksNothing: 'No more questions',
				agrees: 'Agreeing with everything',
				phone: 'Looking at the phone',
				shortAnswers: 'Short answers',
				dishes: 'Going to do the dishes',
			},
		},
		wayBack: {
			name: 'Recovery',
			question: 'How long until you feel like yourself again?',
			choices: {
				oneHour: 'An hour',
				oneEvening: 'One evening',
				oneNight: 'One night',
				oneDay: 'A whole day',
				twoDays: 'Two days',
			},
		},
		toHear: {
			name: 'To hear',
			question: 'What would you like to hear when you have had enough?',
			choices: {
				shallWeGo: '“Shall we go?”',
				illTalk: '“Stay. I’ll do the talking.”',
				sayNothing: '“You don’t have to say anything.”',
				seeYouAtHome: '“See you at home.”',
				takeAnHour: '“Take an hour. I’ll manage.”',
			},
		},
	},
	question: {
		counter: 'Question {step} of {total}',
		back: 'Back',
		next: 'Next',
		done: 'Done',
		seePage: 'See our page',
		choose: 'Choose one answer to go on.',
	},
	ready: {
		title: 'Your sheet is ready to send.',
		lede: 'The other person answers without seeing it. Then you both see one page.',
		privacy:
			'Your answers travel inside the link. They are encoded, not encrypted: send it to one person.',
		change: 'Change',
		keep: 'Keep this page’s address if you want to send it again.',
		message: 'I filled in a sheet for us two. Six questions, then we both see one page.',
		sheet: {
			title: 'My social battery',
			intro: 'Six lines, chosen today. Correct them in three weeks.',
			ownWords: 'In my own words:',
			footer: `${name}, a web app that tracks your social battery`,
		},
	},
	joint: {
		titles: [
			'Different in all six.',
			'Alike in one, different in five.',
			'Alike in two, different in four.',
			'Alike in three, different in three.',
			'Alike in four, different in two.',
			'Alike in five, different in one.',
			'Alike in all six.',
		],
		lede: 'Both sheets on one page. Neither is the right one.',
		you: 'You',
		they: 'They',
		both: '{line}, both',
		nameLine: 'Name:',
		leave: {
			title: 'When we leave',
			arrive: 'If we arrive at',
			until: 'until',
			hourMark: ':',
			at: 'Leave at {time}',
			same: 'Leave at {time}. It is the same for both of you. Say it before you go.',
			yoursShorter: {
				1: 'Together at {time}: a quarter of an hour longer than you like, three quarters of an hour shorter than they like. Or apart. Say which before you go.',
				2: 'Together at {time}: half an hour longer than you like, an hour and a half shorter than they like. Or apart. Say which before you go.',
				3: 'Together at {time}: three quarters of an hour longer than you like, two and a quarter hours shorter than they like. Or apart. Say which before you go.',
				4: 'Together at {time}: an hour longer than you like, three hours shorter than they like. Or apart. Say which before you go.',
			},
			theirsShorter: {
				1: 'Together at {time}: a quarter of an hour longer than they like, three quarters of an hour shorter than you like. Or apart. Say which before you go.',
				2: 'Together at {time}: half an hour longer than they like, an hour and a half shorter than you like. Or apart. Say which before you go.',
				3: 'Together at {time}: three quarters of an hour longer than they like, two and a quarter hours shorter than you like. Or apart. Say which before you go.',
				4: 'Together at {time}: an hour longer than they like, three hours shorter than you like. Or apart. Say which before you go.',
			},
			estimate:
				'Our estimate: the shorter time plus a quarter of the difference. A whole evening counts as five hours.',
		},
		signal: {
			title: 'Our signal',
			yours: {
				asksNothing: 'When you stop asking questions, they say',
				agrees: 'When you agree with everything, they say',
				phone: 'When you look at your phone, they say',
				shortAnswers: 'When your answers get short, they say',
				dishes: 'When you go and do the dishes, they say',
			},
			theirs: {
				asksNothing: 'When they stop asking questions, you say',
				agrees: 'When they agree with everything, you say',
				phone: 'When they look at their phone, you say',
				shortAnswers: 'When their answers get short, you say',
				dishes: 'When they go and do the dishes, you say',
			},
		},
		sendBack: 'They have not seen this page yet. Send it back.',
		keep: 'Print it, or keep the link. Sizes change, so fill it in again one day.',
		message: 'Both our sheets on one page.',
		reminder: {
			action: 'Remind us in three months',
			title: 'Two sheets, again',
			note: 'Sizes change. Fill in both sheets again and compare them with the last ones:',
			file: 'two-sheets.ics',
		},
	},
	share: {
		send: 'Send the link',
		sendBack: 'Send the page',
		copy: 'Copy the link',
		afterCopy: copyWords.en,
		print: 'Print',
		picture: 'Save as a picture',
		pictureFile: 'two-sheets.png',
		failed: 'That did not work. Your page is still here, and its address holds it.',
		code: 'Show a QR code',
		hideCode: 'Hide the QR code',
		codeLabel: 'QR code with the link',
	},
	failure: {
		title: 'Unexpected Application Error!',
		text: 'The page stopped. What is in its address is still there: if you try again, you go on with it.',
		tryAgain: 'Try again',
		action: { label: 'Return to Home', href: '/' },
	},
}
