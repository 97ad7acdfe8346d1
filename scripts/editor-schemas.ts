// npm run schemas: writes what editors complete and check words with. `npm run dev` does it too.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { z, type ZodType } from 'zod'
import { collections } from '#words/collections.ts'
import { referencesIn } from '#words/references.ts'
import { readOptions } from '#server/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

const { values } = readOptions(usageOf(import.meta.filename), {
	out: { type: 'string', default: '.schemas' },
})

/** A JSON schema for the files of each collection: .vscode/settings.json says which is for which. */
function writeJsonSchemas(folder: string): void {
	mkdirSync(folder, { recursive: true })
	const all: Readonly<Record<string, { readonly schema: ZodType }>> = collections
	for (const [name, { schema }] of Object.entries(all)) {
		const json = z.toJSONSchema(schema, {
			target: 'draft-7',
			io: 'input',
			unrepresentable: 'any',
			// These rules are for texts whose variables are filled in.
			override: ({ jsonSchema }) => {
				delete jsonSchema.pattern
				delete jsonSchema.maxLength
				delete jsonSchema.format
			},
		})
		writeFileSync(join(folder, `${name}.json`), JSON.stringify(json))
	}
}

/** The tags of prose and their checks as one module, for the language server of Markdoc: see markdoc.config.json. */
async function writeMarkdocSchema(folder: string): Promise<void> {
	// The variables of single files, which are no facts: see prose-entries.ts.
	const counting = { usage: '', kept: '', companies: '', basis: '', storage: '' }
	// German, because the one page without English is German.
	const references = referencesIn('de', { page: { dates: '' }, counting })
	const id = 'virtual:markdoc-schema'
	await build({
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		ssr: { noExternal: true },
		build: {
			ssr: true,
			outDir: folder,
			emptyOutDir: false,
			rolldownOptions: { input: { markdoc: id }, output: { entryFileNames: '[name].mjs' } },
		},
		plugins: [
			{
				name: 'markdoc-schema',
				resolveId: (source) => (source === id ? id : null),
				load: (source) =>
					source === id
						? `import { markdocConfig } from '#words/markdoc.ts'
							export default markdocConfig(${JSON.stringify(references)})`
						: null,
			},
		],
	})
}

writeJsonSchemas(values.out)
await writeMarkdocSchema(values.out)
