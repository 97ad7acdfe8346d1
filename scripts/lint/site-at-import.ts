/** The part of a syntax tree's node that the rule reads. */
type Node = {
	readonly name?: string
	readonly callee?: Node
	readonly object?: Node
	readonly id?: Node
	readonly init?: Node | null
	readonly source?: { readonly value: string }
	readonly specifiers?: readonly { readonly local: { readonly name: string } }[]
}

type Context = {
	readonly filename: string
	readonly report: (fault: { readonly node: Node; readonly message: string }) => void
}

/** Modules whose functions may read words or settings, by their path below `src`. */
const reading =
	/^(?:site\/seo|cms\/(?:reader|checks|catalogue|edits|facts))\/(?!(?:schemas|format)\/|(?:prose\/markdoc|panel-words|like-english)\.ts$)/

/** Makes a function that reads. */
const maker = 'perSite'

/** The panel's modules, some of which are imported when first needed. */
const panel = /(?:^|\/)panel\//

/** Reports reads of words, settings or the panel's document during the import of a module. */
const siteAtImport = {
	create({ filename, report }: Context) {
		const readers = new Set<string>()
		const folder = /\/src\/(.*\/)/.exec(filename.replaceAll('\\', '/'))?.[1] ?? ''
		let depth = 0
		const enter = () => void depth++
		const leave = () => void depth--
		return {
			ImportDeclaration({ source: { value } = { value: '' }, specifiers = [] }: Node) {
				if (!reading.test(value.replace(/^#/, '').replace(/^\.\//, folder))) return
				for (const { local } of specifiers) readers.add(local.name)
			},
			VariableDeclarator({ id, init }: Node) {
				if (init?.callee?.name === maker) readers.add(id?.name ?? '')
			},
			FunctionDeclaration: enter,
			'FunctionDeclaration:exit': leave,
			FunctionExpression: enter,
			'FunctionExpression:exit': leave,
			ArrowFunctionExpression: enter,
			'ArrowFunctionExpression:exit': leave,
			MemberExpression(node: Node) {
				if (depth > 0 || node.object?.name !== 'document' || !panel.test(folder)) return
				report({
					node,
					message: 'The document may change after the import: read it in a function.',
				})
			},
			CallExpression(node: Node) {
				const name = node.callee?.name ?? ''
				if (depth > 0 || !readers.has(name) || name === maker) return
				const message = `${name} may read words or settings, which change while the process runs: call it in a function, or keep its value with perSite.`
				report({ node, message })
			},
		}
	},
}

export default { meta: { name: 'innervolt' }, rules: { 'site-at-import': siteAtImport } }
