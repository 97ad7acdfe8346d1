import { expect, test } from 'vitest'
import { countryPages } from './countries.ts'
import { publicPageHeads } from './directory.ts'
import { pageRoutes } from './page-routes.ts'
import { printables } from './printables.ts'

test('every page but the home pages has one route', () => {
	const routes = pageRoutes.map(({ path }) => path)
	expect(routes.filter((path, at) => routes.indexOf(path) !== at)).toEqual([])
	const heads = [...publicPageHeads(), ...printables().map(({ head }) => head)]
	const missing = heads.map(({ path }) => path).filter((path) => !routes.includes(path))
	expect(missing).toEqual(['/', ...countryPages().map(({ path }) => path)])
})
