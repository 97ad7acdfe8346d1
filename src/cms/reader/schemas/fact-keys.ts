import { readFacts } from '#cms/reader/files/read-yaml.ts'
import { perSite } from '#cms/reader/site.ts'
import { noSource } from './citation.ts'
import { text } from './common.ts'
import * as facts from './facts.ts'

/** The keys of facts/sources.yaml. */
export const sourceKeys = perSite(() => Object.keys(readFacts('sources', facts.sources)))

const claimKeys = perSite(() => Object.keys(readFacts('claims', facts.claims).claims))

export const sourceKey = text.refine((key) => sourceKeys().includes(key), {
	error: ({ input }) => noSource(String(input)),
})

export const claimKey = text.refine((key) => claimKeys().includes(key), {
	error: ({ input }) =>
		`There is no claim “${String(input)}” in src/content/facts/claims.yaml. Use one of: ${claimKeys().join(', ')}.`,
})
