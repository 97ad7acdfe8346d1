// Updates a small site, with what the drill passes as JSON. Killed by it at random moments.
import { z } from 'zod'
import { UpdateError } from './run.ts'
import { update } from './update.ts'
import { findVersions } from './versions.ts'

const { root, dataDir, service, address } = z
	.object({ root: z.string(), dataDir: z.string(), service: z.string(), address: z.string() })
	.parse(JSON.parse(process.argv[2] ?? ''))

try {
	await update({
		versions: await findVersions(root),
		database: { dataDir, databaseUrl: null, secretKey: null },
		service,
		address,
		patience: { timeoutMs: 3_000, settleMs: 50 },
		print: () => {},
		to: null,
		isCheck: false,
		findFaults: async () => [],
		backUp: null,
		minFreeBytes: 0,
		trialTimeoutMs: 5_000,
	})
} catch (error) {
	if (!(error instanceof UpdateError)) throw error
	process.exitCode = 1
}
