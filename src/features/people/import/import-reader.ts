import type { ImportChoices, ImportFault, ReadImport } from './rules/read-import.ts'
import { createBoundedWorker } from '#platform/worker/bounded-worker.ts'

export type ImportFile = { readonly bytes: Uint8Array; readonly choices: ImportChoices }

/** Reads files, one at a time, in a worker. The largest file takes about 2 s. */
export const importReader = createBoundedWorker<ImportFile, ReadImport | ImportFault>(
	new URL('./import.worker.ts', import.meta.url),
	{ timeLimitMs: 20_000, heapMb: 512 },
)
