import { expect, test } from 'vitest'
import { panelWords } from './panel-words.ts'

test('below any key and in lists, texts are left unchanged and messages are compiled', () => {
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
