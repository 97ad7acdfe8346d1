import { expect, test } from 'vitest'
import { meaningOf, meaningOfReport } from './refusal-meaning.ts'

test.each([
	['550 5.1.1', 'La dirección no existe.'],
	['550 5.7.26', 'La firma del correo no vale: SPF o DKIM.'],
	['550 5.7.509', 'El servidor no acepta al remitente.'],
	['550 5.4.5', 'Tu proveedor de correo no deja enviar más por ahora.'],
	['550 limit', 'Tu proveedor de correo no deja enviar más por ahora.'],
	['550 5.7.1 limit', 'Tu proveedor de correo no deja enviar más por ahora.'],
	['554 sender', 'Tu proveedor de correo no acepta al remitente.'],
	['552', 'El buzón está lleno.'],
	['451 4.9.9', 'El servidor pide esperar.'],
	['ECONNREFUSED', 'Tu servidor de correo no responde.'],
	['599', 'Sin explicación conocida.'],
])('the error code %s means: %s', (code, meaning) => {
	expect(meaningOf(code)).toBe(meaning)
})

test.each([
	['hard', '550 5.1.1', 'La dirección no existe.'],
	['hard', '5.4.4', 'El dominio no existe.'],
	['hard', '550 5.0.0', 'La dirección no existe o no recibe correo.'],
	['hard', '', 'La dirección no existe o no recibe correo.'],
	['soft', '552 5.2.2', 'El buzón está lleno.'],
	['soft', '550', 'El servidor devolvió el correo sin una razón clara.'],
	['complaint', '', 'La persona la marcó como spam.'],
] as const)(
	'a delivery report of the kind %s with the code "%s" means: %s',
	(kind, code, meaning) => {
		expect(meaningOfReport({ kind, code })).toBe(meaning)
	},
)
