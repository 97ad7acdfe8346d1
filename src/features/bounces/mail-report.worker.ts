import { serveWorker } from '#platform/worker/serve-worker.ts'
import { parseMail } from './mail-parts.ts'
import { readReport } from './mail-report.ts'

serveWorker((source: Uint8Array) => readReport(parseMail(source)))
