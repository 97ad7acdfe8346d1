import { name } from '#content/site.ts'
import { otherVersions } from '#content/tools/other-versions.ts'
import type { TwoSheetsPage } from '#content/types/two-sheets.ts'
import { pages } from '#domain/pages/pages.ts'
import { card } from './shared.ts'

export const en: TwoSheetsPage = {
	head: {
		title: 'Two sheets: two social batteries on one page',
		description:
			'Six questions about your social battery for you and one other person, by choosing. Then one page for both: signal, leaving time, what you share. Free.',
		path: pages.twoSheets.en,
		language: 'en',
		updated: '2026-11-22',
		card: {
			...card,
			title: 'Two sheets',
			alternative: 'Two lit windows side by side, one with a reader, one with a cat.',
			note: 'Six questions each, one page for both',
		},
	},
	words: {
		start: {
			title: 'Two sheets',
			lede: 'Six questions about your social battery, for you and for one person you live or go out with. Then one page for both: what you share, where you differ, your signal, and when you leave.',
			action: 'Answer the six questions',
			terms: 'Two minutes each. No names, no account.',
			steps: [
				'You answer six questions by choosing.',
				'You send one link. They answer without seeing yours.',
				'You both see the same page. It can be printed.',
			],
			note: 'The answers are kept in the link and nowhere else.',
			noScript:
				'The questions need JavaScript, because your answers stay in your browser. It is switched off here. Below are all six to print and fill in by hand.',
		},
		arrival: {
			title: 'Someone has filled in a sheet for you two.',
			lede: 'Six questions about your social battery. Their answers stay hidden until yours are in; then you both see one page.',
			action: 'Fill in mine',
			terms: 'Two minutes. No name, no account.',
			steps: [
				'Choose what is true for you, not what would please them.',
				'At the end both sheets open, on one page.',
				'You send that page back. They see the same.',
			],
			note: `Free, and kept in the link only. Made by ${name}, a web app that forecasts your social battery.`,
		},
		brokenLink:
			'That link is not complete, so it opens no sheet. Ask for it once more, or begin here.',
		otherLanguages: otherVersions('twoSheets', 'en'),
		windows: { yours: 'Yours', theirs: 'Theirs', ready: 'ready', notYet: 'not yet' },
		lines: {
			size: {
				name: 'Size',
				question: 'How long in company, until you would rather go home?',
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
				question: 'What happens first, when it gets too much?',
				choices: {
					asksNothing: 'I stop asking questions',
					agrees: 'I agree with everything',
					phone: 'I look at my phone',
					shortAnswers: 'My answers get short',
					dishes: 'I go and do the dishes',
				},
				shown: {
					asksNothing: 'Stops asking questions',
					agrees: 'Agrees with everything',
					phone: 'Looks at the phone',
					shortAnswers: 'Answers get short',
					dishes: 'Does the dishes',
				},
			},
			wayBack: {
				name: 'Way back',
				question: 'How long, until you are yourself again?',
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
				question: 'What would you like to hear then?',
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
				'Your answers travel inside the link. They are folded, not locked: send it to one person.',
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
					'Our estimate: the smaller size plus a quarter of the difference. A whole evening counts as five hours.',
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
			copied: 'The link is copied.',
			notCopied: 'That did not copy. Here is the link to select:',
			print: 'Print',
			picture: 'Save as a picture',
			pictureFile: 'two-sheets.png',
			failed: 'That did not work. Your page is still here, and its address holds it.',
			code: 'Show a QR code',
			hideCode: 'Hide the QR code',
			codeLabel: 'QR code with the link',
		},
		notLoaded: {
			loading: 'Loading the questions…',
			text: 'The questions have not loaded. Check your connection.',
			reload: { label: 'Reload the page', href: pages.twoSheets.en },
		},
		failure: {
			title: 'Unexpected Application Error!',
			text: 'The page stopped. What is in its address is still there: reload to go on.',
			action: { label: 'Return to Home', href: '/' },
		},
	},
	blank: {
		title: 'The six questions',
		text: 'This is all that is asked. To answer on paper, print this page twice, tick one box in each line, and swap the sheets when both are done.',
		more: { label: 'A longer sheet to print, with room to write', href: '/print/energy-sheet' },
	},
	faq: {
		title: 'FAQ',
		questions: [
			{
				question: 'Where are our answers kept?',
				answer:
					'In the link and nowhere else. They stand in its last part, after the # sign, which a browser never sends to a server, so we cannot read them. Nothing is stored on your device either. Anyone who has the link can open it.',
			},
			{
				question: 'Can they see my answers before they have answered?',
				answer:
					'The page shows yours only when all six of theirs are chosen. The link is folded, not locked: a person who wanted to could unfold it. Send it to someone who would not.',
			},
			{
				question: 'How is the leaving time worked out?',
				answer:
					'From the two sizes: the smaller one plus a quarter of the difference, counted from when you arrive. That is our own estimate, not a finding. If neither of you likes it, leave apart.',
			},
			{
				question: 'Does it tell us whether we suit each other?',
				answer:
					'No. There is no score and no percentage. Two people with different sheets have more to arrange, and that is all the page is for.',
			},
			{
				question: 'Can I use it alone?',
				answer:
					'Yes. After the six questions you can print your own sheet, with room for your own words. The guide to the social battery profile explains each line.',
			},
		],
	},
	related: {
		title: 'What goes with it',
		guides: [
			{
				href: pages.week.en,
				label: 'Your week',
				text: 'Seven evenings before they happen: which one will be too much, and the smallest change.',
				level: 95,
			},
			{
				href: pages.mySocialBattery.en,
				label: 'Your battery on one sheet',
				text: 'What each of the six lines means, with an example that was corrected after three weeks.',
				level: 80,
			},
			{
				href: pages.socialBatteryDrained.en,
				label: 'Signs of a drained social battery',
				text: 'For the fourth line: eleven signs that people describe, early to late.',
				level: 30,
			},
			{
				href: pages.introvertSocialBattery.en,
				label: 'The introvert social battery',
				text: 'What company costs, and ten ways to say no.',
				level: 55,
			},
		],
	},
}
