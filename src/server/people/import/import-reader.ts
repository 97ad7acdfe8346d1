import type { ImportChoices, ImportFault, ReadImport } from '#domain/waitlist/read-import.ts'
import { createBoundedWorker } from '#server/platform/worker/bounded-worker.ts'

/** A file from a stranger, and what the owner says about it. */
export type ImportFile = { readonly bytes: Uint8Array; readonly choices: ImportChoices }

/** Reads files one after another. The largest one takes about two seconds. */
export const importReader = createBoundedWorker<ImportFile, ReadImport | ImportFault>(
	new URL('./import.worker.ts', import.meta.url),
	{ timeLimitMs: 20_000, heapMb: 512 },
)
