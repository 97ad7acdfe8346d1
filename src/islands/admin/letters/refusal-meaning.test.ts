import { expect, test } from 'vitest'
import { meaningOf } from './refusal-meaning.ts'

test.each([
	['550 5.1.1', 'La dirección no existe.'],
	['550 5.7.26', 'La firma del correo no vale: SPF o DKIM.'],
	['550 5.7.509', 'El servidor no acepta al remitente.'],
	['552', 'El buzón está lleno.'],
	['451 4.9.9', 'El servidor pide esperar.'],
	['ECONNREFUSED', 'El servidor de correo propio no responde.'],
	['599', 'Sin explicación conocida.'],
])('%s means: %s', (code, meaning) => {
	expect(meaningOf(code)).toBe(meaning)
})
