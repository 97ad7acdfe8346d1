import { expect, test } from 'vitest'
import { decodeCsv } from './decode-csv.ts'
import { parseCsv, separatorOf } from './parse-csv.ts'

const text = 'email;name\r\nada@bücher.example;Ada'

test.each([
	['UTF-8', Buffer.from(text)],
	['UTF-8', Buffer.from(`\uFEFF${text}`)],
	['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
	['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
	['UTF-16', Buffer.from(text, 'utf16le')],
	['UTF-16', Buffer.from(text, 'utf16le').swap16()],
	['Windows-1252', Buffer.from(text, 'latin1')],
])('a file in %s is read back as written', (_encoding, bytes) => {
	expect(decodeCsv(bytes)).toBe(text)
})

test.each([
	['email', ','],
	['email,name\na;b;c', ','],
	['email;"a,b,c"', ';'],
	['email\tname\tcity, country', '\t'],
	['\r\nemail;name', ';'],
] as const)('the cells of %j are separated by %j', (file, separator) => {
	expect(separatorOf(file)).toBe(separator)
	expect(parseCsv(file, separator)?.[0]?.cells[0]).toBe('email')
})
