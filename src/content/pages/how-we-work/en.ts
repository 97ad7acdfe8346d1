import { articleDates } from '#content/articles/article-dates.ts'
import { contacts, name } from '#content/site.ts'
import type { EditorialPage } from '#content/types/article.ts'

const dates = articleDates('en', '2026-11-22')

export const howWeWork: EditorialPage = {
	head: {
		title: 'How we write and check our guides',
		description: `Who writes the ${name} guides, which sources they use, how each figure is checked, what is our own estimate, and how to report a mistake.`,
		path: '/how-we-work',
		language: 'en',
	},
	illustration: 'howWeWork',
	alternative: 'A printed page with ticks in its margin, and a lens over the number 48.',
	title: 'How we write and check the guides',
	lede: `The people who make ${name}, a web app that tracks social energy for introverts, write and check its guides to the social battery. Every figure from research has a source that you can open. Our own estimates are labelled as estimates.`,
	contents: 'On this page',
	parts: [
		{
			id: 'who',
			title: 'Who writes',
			blocks: [
				`We sell the app, and our pages link to it, so we have an interest. The guides, on [signs](/social-battery-drained), [recharging](/social-battery-recharge), [planning](/social-energy-management) and [what psychology knows](/social-battery-psychology), are written so that they can be used without it, with a notebook or a printed sheet.`,
				'No doctor or psychologist has reviewed the guides. If one does, the guide will give their name. Nothing here is a diagnosis or replaces treatment.',
			],
		},
		{
			id: 'sources',
			title: 'What counts as a source',
			blocks: [
				{
					list: [
						'**For research:** the original paper, named with its authors, year and journal, and linked by its DOI. For many papers we read only the abstract; the lists of sources do not yet say for which.',
						'**For quotations:** the named work and the edition or translation. If we cannot trace a quotation, we say so.',
						'**For other products:** what their makers or a named institution publish about them. Features change; each guide ends with the date of its last change.',
						'**For health:** public health services and professional bodies.',
					],
				},
			],
		},
		{
			id: 'figures',
			title: 'How a figure gets into a guide',
			blocks: [
				{ scene: { name: 'bothStudies' } },
				{
					steps: [
						'We write down what was measured, on how many people, and by what method. If the sample is small, the sentence says how small.',
						'We look for a study that contradicts it. If we find one, we cite both: the guide on [psychology](/social-battery-psychology#tired) has studies that disagree on who gets tired from company, and on what a week of acting extroverted does.',
						'We don’t present a correlation as a cause.',
						'A program checks that every source in the list is cited in the text, and that every citation has a source.',
					],
				},
			],
		},
		{
			id: 'estimates',
			title: 'What is our own',
			blocks: [
				'The [costs of events](/introvert-social-battery#costs) in points, the order in which the [warning signs](/social-battery-drained) appear, the ratings of the ways to [recharge](/social-battery-recharge) and every sample week are our own estimates or invented examples. The two tests are our own as well, neither piloted nor validated. Nobody has measured a social battery, so treat these numbers as a starting point and replace them with your own.',
			],
		},
		{
			id: 'changes',
			title: 'Changes and mistakes',
			blocks: [
				'Each guide shows when it was published and when its content last changed. Corrected commas do not count as a change; corrected facts do.',
				`About this page: ${dates.words}`,
				`Found a mistake? Write to [${contacts.support}](mailto:${contacts.support}) with the sentence and, if you have one, a source.`,
			],
		},
	],
	dates,
}
