import { expect, test } from 'vitest'
import { publicPageHeads } from './directory.ts'
import { pageRoutes } from './page-routes.ts'
import { sheetPages } from './props/printables.ts'

test('every page in the table of pages has exactly one route', () => {
	const routes = pageRoutes.map(({ path }) => path)
	expect(routes.filter((path, at) => routes.indexOf(path) !== at)).toEqual([])
	const heads = [...publicPageHeads(), ...sheetPages().map(({ head }) => head)]
	const missing = heads.map(({ path }) => path).filter((path) => !routes.includes(path))
	expect(missing).toEqual([])
})
