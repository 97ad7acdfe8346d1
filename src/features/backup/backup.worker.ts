import { serveWorker } from '#platform/worker/serve-worker.ts'
import { makeBackup } from './make-backup.ts'
import type { BackupOrder } from './open-backup.ts'

serveWorker(({ settings, file, now }: BackupOrder) => makeBackup(settings, file, now))
