import { copyWords } from '#content/copy-words.ts'
import { name } from '#content/site.ts'
import type { Pins } from '#content/types/pin.ts'
import { trialAction, trialStep } from '#content/articles/closing.ts'
import { freeWeek } from '#content/product-facts.ts'
import { printPaths } from '#domain/pages/print-pages.ts'
import { words } from '#words/entries.ts'
import { articleDates } from '#content/articles/article-dates.ts'
import { relatedGuides } from '#content/articles/related-guides.ts'

const light = '#faf7f1'
const ink = '#172a22'
const wall = '#364e42'
const plinth = '#253b31'
const night = '#0e2221'
const room = '#f6e4c3'
const stone = '#e3ddd1'

export const pins: Pins = {
	head: {
		title: 'Social battery pins to copy and print',
		description:
			'Make a social battery pin with a slider from a printed template, or choose from twelve badges: copy the text, save PNG or SVG, print at 32\u00A0mm.',
		path: '/social-battery-pin',
		language: 'en',
	},
	illustration: 'pins',
	alternative: 'Four enamel pins with the shapes of the house: a window, a gable, a cat, a letter.',
	title: 'Social battery pins',
	lede: 'A pin with a slider to print and cut out, and twelve badges that say it before you have to. Copy the words, save the picture, or wear one. Free, without an account.',
	action: { label: 'Print the slider pin', href: printPaths.en.sliderPin },
	signup: trialAction('en', '/social-battery-pin', 'top'),
	listTitle: 'Twelve to choose from',
	actions: {
		copy: 'Copy text',
		png: 'PNG',
		svg: 'SVG',
		after: copyWords.en,
		hint: 'Point at a badge to copy its text or save the image.',
		print: 'Print the sheet',
	},
	items: [
		{
			id: 'at-eleven',
			text: ['I’m at 11%'],
			style: 'Window on green, a last strip of light',
			bgColor: wall,
			textColor: light,
			motif: 'windowLow',
		},
		{
			id: 'kind-person',
			text: ['Low battery,', 'kind person'],
			style: 'Table lamp on dark green',
			bgColor: plinth,
			textColor: light,
			motif: 'lamp',
		},
		{
			id: 'until-ten',
			text: ['Here', 'until ten'],
			style: 'Clock at ten, on pale grey',
			bgColor: stone,
			textColor: ink,
			motif: 'clock',
		},
		{
			id: 'i-am-leaving',
			text: ['I like you.', 'I’m leaving.'],
			style: 'Open door with light behind it',
			bgColor: wall,
			textColor: light,
			motif: 'door',
		},
		{
			id: 'in-writing',
			text: ['Ask me', 'in writing'],
			style: 'Sealed envelope on cream',
			bgColor: room,
			textColor: ink,
			motif: 'envelope',
		},
		{
			id: 'recharging',
			text: ['Recharging'],
			style: 'Cat on a lit sill, at night',
			bgColor: night,
			textColor: light,
			motif: 'cat',
		},
		{
			id: 'quiet-by-choice',
			text: ['Quiet', 'by choice'],
			style: 'Moon on a night sky',
			bgColor: night,
			textColor: '#fee4a0',
			motif: 'moon',
		},
		{
			id: 'one-at-a-time',
			text: ['One at', 'a time'],
			style: 'Four window panes, one lit',
			bgColor: '#55604d',
			textColor: light,
			motif: 'panes',
		},
		{
			id: 'about-books',
			text: ['Will talk', 'about books'],
			style: 'Open book on pale yellow',
			bgColor: '#fee4a0',
			textColor: ink,
			motif: 'book',
		},
		{
			id: 'home-was-going-well',
			text: ['Home was', 'going well'],
			style: 'House on cream, door lit',
			bgColor: room,
			textColor: wall,
			motif: 'house',
		},
		{
			id: 'camera-off',
			text: ['Camera off,', 'mind on'],
			style: 'Blind on pale grey, light below it',
			bgColor: stone,
			textColor: ink,
			motif: 'blind',
		},
		{
			id: 'full-by-sunday',
			text: ['Full', 'by Sunday'],
			style: 'Window on dark green, lit to the top',
			bgColor: plinth,
			textColor: '#fee4a0',
			motif: 'windowFull',
		},
	],
	use: {
		title: 'How to use them',
		text: 'In a profile, as a status, at work or on a coat. The slider pin comes first, because most people look for that one.',
	},
	contents: 'On this page',
	parts: [
		{
			id: 'slider',
			title: 'A pin with a slider',
			blocks: [
				'The best-known social battery pin has an arrow that you move from full to empty in the course of a day. You can make one in ten minutes; it takes a sheet of card, scissors, a craft knife and a mat, a safety pin and tape. Each pin on the template has a row of five windows, from full to empty, and an arrow that slides along below them. Four wordings are on the page: “Full” to “Empty”, “Let’s talk” to “Leaving”, “Ask me” to “Tomorrow” and “Everyone” to “No one”.',
				{ drawnSteps: words('printables', 'en').sliderPin.steps },
				{
					links: [
						{
							href: printPaths.en.sliderPin,
							label: 'Open the slider pin to print',
							text: 'One page, A4 or Letter, black and white, for card. Print at 100 percent: each pin is 70 by 45 mm.',
							level: 75,
						},
					],
				},
				'Move the arrow before somebody asks, and tell one friend what the last, empty window means: “Walk me to the door”, or “Leave me the quiet corner”.',
			],
		},
		{
			id: 'social-media',
			title: 'Social media',
			blocks: [
				{
					steps: [
						'Save the PNG. It is 360 by 360 pixels with a transparent edge, so it fits round profile pictures.',
						'Use it as the profile picture for as long as it is true, or put it at the bottom of your own, in the middle, with any picture editor; round profile pictures lose their corners.',
						'For a story or a post, place it on a plain colour and add nothing. The badge is the sentence.',
						'Write the same words into the picture’s alternative text. Press *Copy text* and paste.',
					],
				},
				'“Here until ten” works best before an event and “Full by Sunday” after one. “I’m at 11%” needs no reply, and may get a kind one.',
			],
		},
		{
			id: 'messenger',
			title: 'Messenger status',
			blocks: [
				'Status lines are short, so the text alone will do. Press *Copy text*, open your profile or the info line, paste, and add a time: “Ask me in writing, back Thursday”.',
				{ pull: 'A status with an end is read as information, one without as a mood.' },
				{
					list: [
						'**WhatsApp:** Settings, your name, About.',
						'**Signal:** Settings, your profile, About.',
						'**Telegram:** Settings, your profile, Bio.',
						'**Discord:** your avatar, Set Custom Status, with a time after which it clears.',
					],
				},
				'Menus move about from version to version; the line is always near your own name.',
			],
		},
		{
			id: 'slack',
			title: 'Work Slack',
			blocks: [
				{
					steps: [
						'Click your picture, then the status line.',
						'Paste the text. “Camera off, mind on” and “Ask me in writing” are fit for any office.',
						'Set when it clears: in an hour, or at the end of the day. Without this it will still be there in March.',
						'If you mean it, tick the box that pauses notifications.',
						'If you may add emoji to your workspace, upload the PNG under a name such as *eleven-percent*. Then one small picture says it beside your name.',
					],
				},
				'At work the badge should say how to reach you rather than how you are. “One at a time” is a request people can keep; “Recharging” at eleven in the morning invites questions.',
			],
		},
		{
			id: 'physical',
			title: 'Physical pins',
			blocks: [
				{ scene: { name: 'cutOut' } },
				{
					steps: [
						'Press *Print the sheet*. Choose A4 or Letter, 100 percent, and no “fit to page”: the circles are 32\u00A0mm across only at true size. Measure one.',
						'Use matt paper of about 160\u00A0gsm.',
						'Cut along the edge of the badge and ignore the marks outside it.',
						'For a button machine, look up the diameter it cuts, often a centimetre more than the finished button. Save the SVG, scale it to the size of the finished button, it stays sharp, and place it in the middle of a circle of the same colour in the size of the cut.',
						'Without a machine: clear tape on top, card behind, a safety pin across the back with a strip of cloth tape. It lasts a conference.',
					],
				},
				'Take it off when it is no longer true. A badge that always says “leaving” is not believed at the door.',
				{ scene: { name: 'takenOff' } },
			],
		},
		{
			id: 'beyond',
			title: 'Beyond pins',
			blocks: [
				`A badge tells other people where you stand. It cannot tell you.`,
				{ pull: 'You often notice only at 11% and would have liked to know at 40%.' },
				`That is what ${name} is for: a web app that takes two taps in the morning and two in the evening, learns what each kind of company costs you, and marks on Monday the evening that may be too much. The badge is for the evening on which you forgot to look.`,
				'If that is this evening, [start here](/low-social-battery). If you would rather have a writer say it for you, there are [twelve quotes](/social-battery-quotes).',
			],
		},
	],
	dates: articleDates('en', '2026-11-21', '2026-11-22'),
	faq: [
		{
			question: 'What is a social battery pin?',
			answer:
				'A badge that shows other people how much energy for company you have. The best-known kind has a slider that you move from full to empty during the day. Others carry a short sentence.',
		},
		{
			question: 'How do I make a social battery pin with a slider?',
			answer:
				'Print the template on this page on card, cut out the pin and the arrow, cut the slot, push the tab of the arrow through it and fold the tab flat behind. A safety pin on the back holds the badge. It takes about ten minutes.',
		},
		{
			question: 'What size are the printed pins?',
			answer:
				'The twelve badges are 32 mm across, the slider pin is 70 by 45 mm. Print at 100 percent, without “fit to page”, and measure one before you cut the rest.',
		},
		{
			question: 'Where do you wear a social battery pin?',
			answer:
				'On the right side of the chest, where people look when they shake hands, or on a lanyard or bag strap. Move the slider, or take the badge off, when it is no longer true.',
		},
		{
			question: 'Are the pins free?',
			answer:
				'Yes. You can copy the text, save the pictures and print as many as you like, without an account.',
		},
	],
	related: relatedGuides(
		'en',
		['socialBatteryQuotes', 'Twelve quotes and thirty captions, for when a badge is too small.'],
		['mySocialBattery', 'Find out which of the twelve is true most often.'],
		['mbtiTest', 'Your four letters, and how your energy for company stands.'],
	),
	next: {
		title: 'Know it before the badge does.',
		text: freeWeek.en,
		...trialStep('en', '/social-battery-pin'),
	},
}
