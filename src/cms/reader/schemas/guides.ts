import { z } from 'zod'
import { pages } from '#site-map/pages.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { motifs } from '#site/art/pins/motifs.ts'
import { ownVersionsOf } from '#cms/reader/own-pages.ts'
import { formerPaths, pageHead, standingStructure } from './block-page.ts'
import { day, field, keysOf, line, link, text } from './common.ts'
import { cardPictures, illustrations, legalPictures, quoteScenes } from './drawings.ts'
import { claimKey } from './fact-keys.ts'

const page = keysOf(pages).describe('The row of src/site-map/pages.ts, which has the addresses')

const pageName = text.regex(/^\w+$/)

/** The name of a page in the table of pages, or of a page whose own file states its address. */
const anyPage = pageName.meta({ label: 'Página', kind: 'page' }).superRefine((name, context) => {
	if (Object.hasOwn(pages, name) || ownVersionsOf(name).length > 0) return
	const fault: WordFault = { code: 'page', values: { name } }
	const sentence = `There is no page “${name}”. Use one of: ${Object.keys(pages).join(', ')}.`
	context.addIssue({ code: 'custom', message: sentence, params: { fault } })
})

const prose = text.describe('With Markdown’s marks: [label](page:NAME), **strong**, *emphasis*')

const head = pageHead.pick({ title: true, description: true, keywords: true })

const opening = {
	page,
	head,
	illustration: z.enum(illustrations).meta({ label: 'Ilustración', kind: 'drawing' }),
	alternative: field(
		text.min(20).describe('A description of the illustration for people who cannot see it'),
		'La ilustración en palabras',
		'Para quien no la ve. Al menos 20 caracteres.',
	),
	title: line('Título'),
	lede: line('Entrada'),
	contents: text.describe('The heading of the table of contents'),
	published: day,
	updated: day.optional().describe('The last change in substance, not of a correction in spelling'),
	...standingStructure,
}

const ofGuides = {
	...opening,
	action: link.optional().describe('The first button: the signup, or what the page is for'),
	signup: link.optional().describe('The signup, where the first button is something else'),
	breadcrumb: z.strictObject({ label: text, links: z.array(link) }).optional(),
	faq: field(
		z.array(z.strictObject({ question: line('Pregunta'), answer: line('Respuesta') })).max(6),
		'Preguntas frecuentes',
	).default([]),
	related: field(
		z.array(z.strictObject({ page: anyPage, text: line('Por qué leerla') })).length(3),
		'Para seguir leyendo',
	).describe('Where to read on, and why'),
	next: z.strictObject({
		title: line('Título de la invitación'),
		text: field(prose, 'A qué invita'),
		claims: z.array(claimKey).optional().describe('Keys of facts/claims.yaml'),
	}),
}

/** A guide's front matter. The text follows in Markdoc. */
export const guide = z.strictObject({
	...ofGuides,
	page: pageName.describe('A row of src/site-map/pages.ts, or a new name, with a path'),
	path: field(
		z.templateLiteral(['/', z.string().max(60)]),
		'Dirección',
		'Si la cambias, la dirección anterior lleva a la nueva.',
	)
		.optional()
		.describe('The address of a page that src/site-map/pages.ts lacks'),
	formerPaths,
	first: z
		.array(z.strictObject({ name: text, text: prose }))
		.optional()
		.describe('Short lines in large type at the top, for a reader who reads nothing else'),
	lineByLine: z
		.strictObject({
			open: text.describe('The button that shows one line at a time, on black'),
			next: text.describe('Below every line but the last'),
			leave: text.describe('Below the last line'),
		})
		.optional(),
})

const { shape } = guide

/** A guide as the panel's form edits it: the words above its text, the text, and the words below. */
export const guideFrame = z.strictObject({
	title: shape.title,
	path: shape.path.unwrap(),
	lede: shape.lede,
	head: field(shape.head.pick({ title: true, description: true }), 'Para buscadores'),
	illustration: shape.illustration,
	alternative: shape.alternative,
	body: text.meta({ label: 'Texto de la página', kind: 'prose' }),
	faq: shape.faq.unwrap(),
	related: shape.related,
	next: field(shape.next.pick({ title: true, text: true }), 'Invitación al final'),
})

/** The page of quotations. */
export const quotes = z.strictObject({
	...ofGuides,
	listTitle: text,
	listNote: text.describe('How the quotes are punctuated'),
	topic: text.describe('The label before the category of a quote'),
	actions: z.strictObject({
		copy: text,
		share: text,
		download: text,
		post: text.describe('The picture of 1080 by 1350'),
		link: text.describe('The picture of 1200 by 630'),
		story: text.describe('The picture of 1080 by 1920'),
		png: text,
		svg: text,
	}),
	site: text.describe('The signature on each picture'),
	items: z.array(
		z.strictObject({
			id: text.describe('The anchor of its card'),
			text: text.describe('Verse keeps its lines'),
			author: text,
			category: text,
			work: text.describe('The exact work, with its part, year and translator'),
			scene: z.enum(quoteScenes).describe('What stands in its window'),
			context: text.describe('What to know before sharing it'),
			original: z
				.strictObject({ text, language: text })
				.optional()
				.describe('The original text, if ours is a translation'),
		}),
	),
	captions: z.strictObject({
		title: text,
		intro: text,
		copy: text.describe('What the button beside each line does'),
		groups: z.array(z.strictObject({ name: text, lines: z.array(text) })),
	}),
})

const colour = z.string().regex(/^#[0-9a-f]{6}$/)

export const pins = z.strictObject({
	...ofGuides,
	listTitle: text,
	actions: z.strictObject({
		copy: text,
		png: text,
		svg: text,
		hint: text.describe('Says that the buttons of a pin appear under the mouse'),
		print: text,
		sizes: z
			.strictObject({
				legend: text,
				names: z.strictObject({ pin: text, post: text, link: text, story: text }),
				share: text,
			})
			.describe('The size of the PNG'),
	}),
	items: z.array(
		z.strictObject({
			id: text,
			text: z.union([z.tuple([text]), z.tuple([text, text])]).describe('One or two lines'),
			style: text.describe('What it looks like'),
			bgColor: colour.describe('In hex, because a downloaded pin has no theme'),
			textColor: colour,
			motif: keysOf(motifs),
		}),
	),
	use: z.strictObject({ title: text, text }).describe('The heading above the parts'),
})

export const method = z.strictObject(opening)

const counting = z.strictObject({
	usage: text.describe('What is recorded'),
	basis: text.describe('The legal basis'),
	companies: text.describe('The entry in the list of processors'),
	storage: text.describe('What is stored on the visitor’s device'),
	kept: text.optional().describe('How long the site’s own counts are kept'),
})

/** A legal page's front matter. The numbered parts follow in Markdoc. */
export const policy = z.strictObject({
	page,
	head,
	card: z.strictObject({ picture: z.enum(cardPictures), alternative: text }),
	drawing: z.enum(legalPictures),
	plans: z
		.enum(['terms', 'refund'])
		.optional()
		.describe('The plans stand first, with what to read'),
	title: text,
	opening: z
		.strictObject({ both: text, monthly: text, lifetime: text })
		.optional()
		.describe('What the lede begins with, by the plans that are shown'),
	lede: text,
	updated: day,
	updatedLabel: text,
	contents: text,
	...standingStructure,
	counting: z
		.record(z.enum(['own', 'gtag', 'plausible', 'umami', 'none']), counting)
		.optional()
		.describe('{% $counting.usage %} by what counts visits'),
})

export type Guide = z.infer<typeof guide>
export type Quotes = z.infer<typeof quotes>
export type Pins = z.infer<typeof pins>
export type Policy = z.infer<typeof policy>
export type Quote = Quotes['items'][number]
export type Pin = Pins['items'][number]
