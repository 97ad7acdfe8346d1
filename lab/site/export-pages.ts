// Writes the pages of the built site to dist/site, as a server without a database renders them.
import exportPages from '../../scripts/export/test-site.ts'

await exportPages()
