import { expect, test } from 'vitest'
import { recognizeColumns } from './import-columns.ts'

const fields = { Email: 1, Fuente: null, Estado: null, 'Fecha de Registro': null }

test('a file without names of columns is one of addresses, wherever they are', () => {
	const found = recognizeColumns(['Ada', 'ada@example.com'])
	const more = { Idioma: null, 'Confirmado el': null, Etiquetas: null }
	expect(found).toEqual({ fields, more, marks: [], hasHeader: false })
	expect(recognizeColumns(['ada@example.com', 'Ada'])?.fields.Email).toBe(0)
})

test('a file without addresses is not recognized', () => {
	expect(recognizeColumns(['Ada', 'Lovelace'])).toBeNull()
})
