// npm run schemas: writes the schemas with which text editors complete and check words. `npm run dev` writes them too.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { z } from 'zod'
import { collections } from '#cms/reader/collections.ts'
import { referencesIn } from '#cms/reader/prose/references.ts'
import { readOptions } from '#app/cli/command-line.ts'
import { usageOf } from './usage-of.ts'

const { values } = readOptions(usageOf(import.meta.filename), {
	out: { type: 'string', default: '.schemas' },
})

/**
 * Writes a JSON schema for each collection's files; .vscode/settings.json maps the files to schemas. Files of the
 * panel's texts get none, because each of them is its own schema: see panel-types.ts.
 */
function writeJsonSchemas(folder: string): void {
	mkdirSync(folder, { recursive: true })
	for (const [name, { files, schema }] of Object.entries(collections)) {
		if (files.startsWith('messages/es/panel/')) continue
		const json = z.toJSONSchema(schema, {
			target: 'draft-7',
			io: 'input',
			unrepresentable: 'any',
			// Removes the pattern, maximum length and format, which apply to texts whose variables are filled in.
			override: ({ jsonSchema }) => {
				// Editors know the labels and help texts of the panel's forms as titles and descriptions.
				const { label, help } = jsonSchema
				if (typeof label === 'string') jsonSchema.title = label
				if (typeof help === 'string') jsonSchema.description = help
				for (const key of ['label', 'help', 'kind', 'isPlain']) delete jsonSchema[key]
				delete jsonSchema.pattern
				delete jsonSchema.maxLength
				delete jsonSchema.format
			},
		})
		writeFileSync(join(folder, `${name}.json`), JSON.stringify(json))
	}
}

/** Writes the prose tags and their checks as one module for the Markdoc language server: see markdoc.config.json. */
async function writeMarkdocSchema(folder: string): Promise<void> {
	// Variables that exist in a single file and are not facts: see prose-entries.ts.
	const counting = { usage: '', kept: '', companies: '', basis: '', storage: '' }
	// German, because the one page without an English version is German.
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
						? `import { markdocConfig } from '#cms/reader/prose/markdoc.ts'
							export default markdocConfig(${JSON.stringify(references)})`
						: null,
			},
		],
	})
}

writeJsonSchemas(values.out)
await writeMarkdocSchema(values.out)
