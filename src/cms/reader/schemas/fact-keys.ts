import type { ZodType, output } from 'zod'
import { readYaml } from '#cms/reader/files/read-yaml.ts'
import { perSite } from '#cms/reader/site.ts'
import { readForSite } from '#cms/reader/files/addresses.ts'
import { noSource } from './citation.ts'
import { text } from './common.ts'
import * as facts from './facts.ts'

/** The keys of facts/sources.yaml. */
export const sourceKeys = perSite(() => Object.keys(read('sources.yaml', facts.sources)))

const claimKeys = perSite(() => Object.keys(read('claims.yaml', facts.claims).claims))

export const sourceKey = text.refine((key) => sourceKeys().includes(key), {
	error: ({ input }) => noSource(String(input)),
})

export const claimKey = text.refine((key) => claimKeys().includes(key), {
	error: ({ input }) =>
		`There is no claim “${String(input)}” in src/content/facts/claims.yaml. Use one of: ${claimKeys().join(', ')}.`,
})

function read<Schema extends ZodType>(name: string, schema: Schema): output<Schema> {
	return readYaml(`facts/${name}`, readForSite(`facts/${name}`), { schema })
}
