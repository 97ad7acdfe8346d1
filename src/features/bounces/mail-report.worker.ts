import { serveWorker } from '#platform/worker/serve-worker.ts'
import { readReport } from './mail-report.ts'

serveWorker(readReport)
