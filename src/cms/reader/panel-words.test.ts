import { expect, test } from 'vitest'
import { panelWords } from './panel-words.ts'

test('texts are left unchanged, and messages are compiled, below any keys and in lists', () => {
	expect(panelWords().parse({ title: 'Cuenta', rows: ['una fila', '{n} filas'] })).toEqual({
		title: 'Cuenta',
		rows: ['una fila', [['n'], ' filas']],
	})
})

test.each([null, 3, true, '', ' ', '{n, plural, one {fila}}', 'una } llave {', '«fila»'])(
	'%j is not a text of the panel',
	(words) => {
		const { error } = panelWords().safeParse({ list: { rows: words } })
		expect(error?.issues.map(({ path }) => path)).toEqual([['list', 'rows']])
	},
)
