import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
	['scripts/build.ts'],
	['scripts/dev.ts'],
	['scripts/export.ts', 'pages'],
	['scripts/launch-check.ts'],
	['src/server/cli/admin.ts', 'disable', 'ada'],
	['src/server/cli/backup.ts', 'file'],
	['src/server/cli/restore.ts', 'file'],
	['src/server/cli/waitlist.ts', 'export', 'ada@example.com'],
])('%s lists all invalid settings and exits', (...command) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, command, {
		env: { PORT: 'x', TRUST_PROXY: '5' },
		encoding: 'utf8',
	})
	expect([status, stdout]).toEqual([1, ''])
	expect(stderr).toBe(
		'These settings are invalid:\n  PORT: must be a port number\n  TRUST_PROXY: must be 1, or the addresses of the proxies, such as 10.0.0.7,172.16.0.0/12\n',
	)
})
