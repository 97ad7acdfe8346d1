import type { AllPairs } from '#content/types/quiz.ts'

/** The four pairs of letters. Neither side of a pair is the better one. */
export const mbtiPairWords = {
	EI: {
		title: 'Extraversion or introversion',
		about: 'Where your thinking happens: in talk, or before it.',
		sides: {
			E: {
				name: 'Extraversion',
				text: 'You tend to think by speaking. An idea becomes clear when someone else is there to hear it, and good news feels real once it has been told. Others get to see your thoughts half done, which makes you easy to follow and sometimes easy to quote too early.',
			},
			I: {
				name: 'Introversion',
				text: 'You tend to think first and speak from the result. Ideas get clear in your own company, and good news can wait a day. Others get to see your thoughts when they are done, which makes them easy to rely on and sometimes easy to miss.',
			},
		},
	},
	SN: {
		title: 'Sensing or intuition',
		about: 'What you notice first: what is there, or what it points to.',
		sides: {
			S: {
				name: 'Sensing',
				text: 'You start from what can be seen, counted and done in order. You ask for the figure before the theory, and follow the leaflet because somebody tested it. You notice the loose screw; you may be the last to ask whether the shelf is needed.',
			},
			N: {
				name: 'Intuition',
				text: 'You start from what a thing might mean or turn into. You ask for the pattern before the figure, and treat the leaflet as a suggestion. You notice that the shelf could be a bench; you may be the last to notice the loose screw.',
			},
		},
	},
	TF: {
		title: 'Thinking or feeling',
		about: 'What you weigh first in a decision: the rule, or the people in it.',
		sides: {
			T: {
				name: 'Thinking',
				text: 'You look for a reason that would hold for anyone. A rule applied evenly seems to you a form of respect, and naming a flaw a form of help. It is no lack of feeling: you want the outcome to be fair even on a day when nobody likes it.',
			},
			F: {
				name: 'Feeling',
				text: 'You look for what the decision will do to those who live with it. Asking first seems to you a form of respect, and good timing a form of help. It is no lack of logic: how people will feel tomorrow is one of the facts, and you count it.',
			},
		},
	},
	JP: {
		title: 'Judging or perceiving',
		about: 'How you like your days: settled ahead, or left open.',
		sides: {
			J: {
				name: 'Judging',
				text: 'You rest once a thing is decided. The case stands packed by the door, and that is what lets you enjoy the week before. Plans give you room in your head; a plan that changes at noon costs you more than others can see.',
			},
			P: {
				name: 'Perceiving',
				text: 'You rest while a thing is still open. The case is packed on the day, and that is what lets you take the road to the lake. Open time gives you room in your head; a day filled in weeks ahead costs you more than others can see.',
			},
		},
	},
} as const satisfies AllPairs
