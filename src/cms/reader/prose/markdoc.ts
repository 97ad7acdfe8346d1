import Markdoc, {
	type Config,
	type Node,
	type RenderableTreeNode,
	type Schema,
	type ValidationError,
} from '@markdoc/markdoc'
import type { Language } from '#site-map/pages.ts'
import type { OperatorDetail } from '#cms/reader/facts/operator.ts'
import { isText, joined } from './joined-nodes.ts'
import { linkTarget } from './link-target.ts'
import { checkTarget } from '#cms/reader/files/check-source.ts'
import { TextError } from '#cms/reader/files/words-error.ts'
import type { WordFault } from '#cms/reader/rules/word-fault.ts'
import { noSource } from '#cms/reader/schemas/citation.ts'
import { appScreens, figures, scenes, stepDrawings } from '#cms/reader/schemas/drawings.ts'

/** References available to Markdoc texts. */
export type References = {
	readonly language: Language
	/** The facts as nested objects: `{% $price.lifetime %}`, `{% if $plans.monthly %}`. */
	readonly variables: Readonly<Record<string, unknown>>
	/** The keys of facts/sources.yaml. */
	readonly sources: readonly string[]
	/** The numbers of the crisis lines, by country: `{% call "DE" /%}`. */
	readonly lines: Readonly<Record<string, string>>
	/** The text that `{% helplines /%}` inserts. */
	readonly directory: string
	/** `{% mail "support" /%}` */
	readonly contacts: Readonly<Record<string, string>>
	/** The operator’s details, or a placeholder until they are set: `{% operator "name" /%}`. */
	readonly operator: Readonly<Record<string, OperatorDetail>>
}

/** An error with the fault that the panel describes. */
export type ProseError = ValidationError & { readonly fault?: WordFault }

/** The attributes that list items may have, by the enclosing tag: `- **Name** Text {% level=40 %}`. */
const itemAttributes: Readonly<Record<string, readonly string[]>> = {
	terms: ['level', 'insteadOf'],
	plates: ['insteadOf', 'by'],
	links: ['level'],
	day: ['time', 'level'],
	steps: ['drawing'],
}

/**
 * The Markdoc configuration for the site's prose: Markdown’s paragraphs, lists, links and emphasis, and the tags below.
 * The attributes of tags are validated. Each tag renders as the component of the same name.
 */
export function markdocConfig(references: References): Config {
	return {
		variables: references.variables,
		functions: Markdoc.functions,
		nodes: { ...refused, ...nodesFor(references.language) },
		tags: { ...blockTags, ...inlineTags(references) },
	}
}

/** Markdown syntax that no page has styles for. */
const refused = {
	blockquote: refusing('Use {% pull %} for a sentence in large type, or {% note %}.'),
	code: refusing('Write \\` for the character itself.'),
	fence: refusing('Write \\` for the character itself.'),
	hr: refusing('Begin a part with a heading: ## Title {% #id %}.'),
	image: refusing('Use {% scene "name" /%} or {% figure "name" %}.'),
	s: refusing('Use insteadOf="…" on an item of {% terms %}.'),
} as const satisfies Config['nodes']

function nodesFor(language: Language): Config['nodes'] {
	return {
		document: { attributes: { frontmatter: { render: false } } },
		heading: {
			attributes: { level: { type: Number } },
			validate: ({ attributes: { level, id } }) => [
				...faultIf(level !== 2, 'A part begins with ##; there are no other headings.'),
				...faultIf(typeof id !== 'string', 'Give the part an anchor: ## Title {% #anchor %}.'),
			],
		},
		// The parser repeats the attributes of the tag {% table %} on the table inside.
		table: { attributes: { label: {}, plain: {} } },
		inline: { transform: (node, config) => joined(node.transformChildren(config)) },
		item: {
			attributes: {
				level: { type: Number, validate: percent },
				insteadOf: { type: String },
				by: { type: String },
				time: { type: String },
				drawing: { type: String, validate: oneOf('drawing', stepDrawings) },
			},
			validate: itemFaults,
			transform: (node, config) => new Markdoc.Tag('li', {}, node.transformChildren(config)),
		},
		link: {
			attributes: { href: { type: String, required: true } },
			validate: ({ attributes }) => linkFaults(String(attributes['href']), language),
			transform: (node, config) =>
				new Markdoc.Tag(
					'Anchor',
					{ href: node.attributes['href'] },
					joined(node.transformChildren(config)),
				),
		},
	}
}

const blockTags: Readonly<Record<string, Schema>> = {
	note: unwrapping('Note'),
	pull: unwrapping('PullQuote'),
	details: { render: 'Disclosure', attributes: { summary: { type: String, required: true } } },
	uncounted: unwrapping('Uncounted', {
		press: { type: String, required: true },
		undo: { type: String, required: true },
	}),
	scene: unwrapping('Scene', {
		primary: {
			type: String,
			required: true,
			render: 'name',
			validate: oneOf('scene', Object.keys(scenes)),
		},
	}),
	figure: {
		attributes: { primary: { type: String, required: true, validate: oneOf('figure', figures) } },
		validate: ({ children: [title, labels, caption, ...rest] }) =>
			faultIf(
				title?.type !== 'paragraph' ||
					labels?.type !== 'list' ||
					labels.children.length !== 2 ||
					caption?.type !== 'paragraph' ||
					rest.length > 0,
				'A figure holds a paragraph with its title, a list of two labels, and a paragraph about the source.',
			),
		transform: ({ attributes, children: [title, labels, ...caption] }, config) =>
			new Markdoc.Tag(
				'Figure',
				{
					name: attributes['primary'],
					title: plainText(title),
					labels: labels?.children.map(plainText),
				},
				unwrapped(group(caption), config),
			),
	},
	table: {
		...Markdoc.tags['table'],
		attributes: { label: { type: String, required: true }, plain: { type: Boolean } },
		transform: comparison,
	},
	terms: {
		validate: (node) => listFaults(node, 'begins with its name in bold: - **Name** Text', isNamed),
		transform: (node, config) =>
			new Markdoc.Tag('TermList', { terms: itemsOf(node).map((item) => term(item, config)) }),
	},
	plates: {
		validate: (node) =>
			listFaults(node, 'has both names: - **Quote** Text {% insteadOf="…" by="…" %}', isPlated),
		transform: (node, config) =>
			new Markdoc.Tag('NamePlates', {
				plates: itemsOf(node).map((item) => ({
					...term(item, config),
					by: item.attributes['by'],
				})),
			}),
	},
	links: {
		validate: (node) => listFaults(node, 'is a link and a text: - [Label](address) Text', isLinked),
		transform: (node) => new Markdoc.Tag('LinkRows', {}, itemsOf(node).map(linkRow)),
	},
	day: {
		attributes: { unit: { type: String } },
		validate: (node) =>
			listFaults(node, 'begins with its title in bold: - **Title** Text', isNamed),
		transform: (node, config) =>
			new Markdoc.Tag('Timeline', {
				...node.transformAttributes(config),
				moments: itemsOf(node).map((item) => {
					const { name, text, level } = term(item, config)
					return { time: item.attributes['time'], level, title: name, text }
				}),
			}),
	},
	steps: {
		validate: (node) => listFaults(node, 'has a drawing: 1. Text {% drawing="cut" %}', isDrawn),
		transform: (node, config) =>
			new Markdoc.Tag('DrawnSteps', {
				steps: itemsOf(node).map((item) => ({
					drawing: item.attributes['drawing'],
					text: fragment(item.transformChildren(config)),
				})),
			}),
	},
	screens: {
		render: 'AppScreens',
		selfClosing: true,
		attributes: {
			primary: {
				type: Array,
				required: true,
				render: 'names',
				validate: (names: unknown) => [names].flat().flatMap(oneOf('screen', appScreens)),
			},
		},
	},
}

function inlineTags(references: References): Readonly<Record<string, Schema>> {
	const { sources, lines, contacts, operator } = references
	return {
		source: {
			render: 'SourceMark',
			inline: true,
			selfClosing: true,
			attributes: {
				primary: {
					type: String,
					required: true,
					render: 'source',
					validate: (key: unknown) =>
						faultIf(!sources.includes(String(key)), noSource(String(key))),
				},
			},
		},
		call: naming('crisis line', lines),
		helplines: { inline: true, selfClosing: true },
		mail: naming('address', contacts),
		operator: naming('detail', operator),
	}
}

/** A tag that names one of several things, such as `{% call "DE" /%}`. `expand-prose.ts` expands it. */
function naming(what: string, things: object): Schema {
	return {
		inline: true,
		selfClosing: true,
		attributes: {
			primary: { type: String, required: true, validate: oneOf(what, Object.keys(things)) },
		},
	}
}

function linkFaults(href: string, language: Language): ProseError[] {
	try {
		linkTarget(href, language)
		checkTarget(href)
		return []
	} catch (error) {
		if (!(error instanceof TextError)) throw error
		const { message, fault } = error
		return [{ id: 'prose', level: 'error', message, fault }]
	}
}

function oneOf(what: string, names: readonly string[]) {
	return (value: unknown): ValidationError[] =>
		faultIf(
			!names.includes(String(value)),
			`There is no ${what} “${String(value)}”. Use one of: ${names.join(', ')}.`,
		)
}

function percent(level: unknown): ValidationError[] {
	return faultIf(!(Number(level) >= 0 && Number(level) <= 100), 'A level is between 0 and 100.')
}

function refusing(advice: string): Schema {
	return {
		attributes: { content: {}, language: {}, src: {}, alt: {}, title: {} },
		validate: ({ type }) => faultIf(true, `Pages have no ${type}. ${advice}`),
	}
}

function faultIf(isFault: boolean, message: string): ValidationError[] {
	return isFault ? [{ id: 'prose', level: 'error', message }] : []
}

/** The faults of a list item: attributes that the enclosing tag does not allow for its items. */
function itemFaults({ attributes }: Node, { validation }: Config): ValidationError[] {
	const tag = validation?.parents?.findLast((parent) => parent.tag && parent.tag !== 'if')?.tag
	const allowed = itemAttributes[tag ?? ''] ?? []
	return Object.keys(attributes).flatMap((name) =>
		faultIf(!allowed.includes(name), `An item has no “${name}” here.`),
	)
}

function listFaults(
	{ children }: Node,
	rule: string,
	isRight: (item: Node) => boolean,
): ValidationError[] {
	const lists = children.flatMap((child) => (child.tag === 'if' ? child.children : [child]))
	const wrong = lists.flatMap((list) =>
		list.children.filter((item) => item.type !== 'item' || !isRight(item)),
	)
	return [
		...faultIf(!lists.some(({ type }) => type === 'list'), 'Put a list into this tag.'),
		...wrong.flatMap((item) =>
			faultIf(true, `Each item ${rule}. This one does not: “${plainText(item)}”.`),
		),
	]
}

function itemsOf({ children }: Node): readonly Node[] {
	return children.flatMap(({ children: items }) => items)
}

const isNamed = (item: Node) => inlineOf(item)[0]?.type === 'strong'
const isPlated = (item: Node) =>
	isNamed(item) && [item.attributes['insteadOf'], item.attributes['by']].every(isText)
const isLinked = (item: Node) => inlineOf(item)[0]?.type === 'link'
const isDrawn = (item: Node) => item.attributes['drawing'] !== undefined

function inlineOf({ children: [first] }: Node): readonly Node[] {
	return first?.type === 'inline' ? first.children : []
}

/** A node's text without marks. */
export function plainText(node: Node | undefined): string {
	return node ? textsOf(node).trim() : ''
}

function textsOf({ attributes, children }: Node): string {
	const own: unknown = attributes['content']
	return `${isText(own) ? own : ''}${children.map(textsOf).join('')}`
}

function group(children: readonly Node[]): Node {
	return new Markdoc.Ast.Node('inline', {}, [...children])
}

/** A list item that starts with a name in bold. */
function term(item: Node, config: Config) {
	const [name, ...text] = inlineOf(item)
	const { level, insteadOf } = item.attributes
	return {
		name: plainText(name),
		text: fragment(joined(group(text).transformChildren(config))),
		level,
		insteadOf,
	}
}

function linkRow(item: Node) {
	const [link, ...text] = inlineOf(item)
	return new Markdoc.Tag('LinkRow', {
		href: link?.attributes['href'],
		label: plainText(link),
		text: plainText(group(text)),
		level: item.attributes['level'],
	})
}

/** A table: its first column names the rows, its first row the columns. */
function comparison({ attributes, children: [table] }: Node, config: Config) {
	const [head, body] = table?.children ?? []
	const [, ...columns] = head?.children[0]?.children ?? []
	return new Markdoc.Tag('ComparisonTable', {
		label: attributes['label'],
		isPlain: attributes['plain'] === true,
		columns: columns.map(plainText),
		rows: body?.children.map(({ children: [name, ...cells] }) => ({
			name: plainText(name),
			cells: cells.map((cell) => fragment(cell.transformChildren(config))),
		})),
	})
}

/** A tag whose only paragraph is shown without its own element. */
function unwrapping(name: string, attributes: Schema['attributes'] = {}): Schema {
	return {
		attributes,
		transform: (node, config) =>
			new Markdoc.Tag(name, node.transformAttributes(config), unwrapped(node, config)),
	}
}

/** The content of a tag. If it is a single paragraph, the content of that paragraph. */
function unwrapped(node: Node, config: Config): RenderableTreeNode[] {
	const [only, ...others] = node.children
	const isOne = only?.type === 'paragraph' && others.length === 0
	return (isOne ? only : node).transformChildren(config)
}

function fragment(nodes: readonly RenderableTreeNode[]): RenderableTreeNode {
	const [only = '', ...others] = nodes
	return others.length === 0 ? only : new Markdoc.Tag('Fragment', {}, [...nodes])
}
