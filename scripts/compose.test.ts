import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

test.each(['compose.yaml', 'compose.postgres.yaml', 'compose.litestream.yaml'])(
	'no process of a container in %s can gain rights',
	(name) => {
		const { services } = parse(readFileSync(`deploy/${name}`, 'utf8'))
		for (const [service, { security_opt: options }] of Object.entries<{ security_opt?: string[] }>(
			services,
		)) {
			expect([service, options]).toEqual([service, ['no-new-privileges:true']])
		}
		const { cap_drop: dropped } = services.site ?? services.litestream
		expect(dropped).toEqual(['ALL'])
	},
)
