import { expect, test } from 'vitest'
import { acceptedEncodings } from './accepted-encodings.ts'

test.each([
	[undefined, ['identity']],
	['', ['identity']],
	['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
	['GZIP', ['gzip', 'identity']],
	['br;q=0.5, gzip', ['br', 'gzip', 'identity']],
	['br;q=0, gzip', ['gzip', 'identity']],
	['br ; q=0.000 , gzip ; q=0.001', ['gzip', 'identity']],
	['*', ['identity']],
	['gzip, *;q=0', ['gzip', 'identity']],
	['identity;q=0', ['identity']],
	['deflate', ['identity']],
])('Accept-Encoding %j allows %j', (header, encodings) => {
	expect(acceptedEncodings(header)).toEqual(encodings)
})
