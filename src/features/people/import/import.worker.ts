import { maxImportRows } from './rules/import-plan.ts'
import { readImport } from './rules/read-import.ts'
import { serveWorker } from '#platform/worker/serve-worker.ts'
import type { ImportFile } from './import-reader.ts'

serveWorker(({ bytes, choices }: ImportFile) => readImport(bytes, choices, maxImportRows))
