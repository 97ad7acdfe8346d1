import { pageStatus } from '#contract/releases.ts'
import { command, reader } from '#islands/admin/api.ts'

export const readPageStatus = reader(pageStatus, '/api/admin/releases')

export const buildPages = command('/api/admin/releases/build')

export const cancelBuild = command('/api/admin/releases/cancel')
