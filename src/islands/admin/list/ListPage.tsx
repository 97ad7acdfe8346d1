import { useState } from 'react'
import { AddPersonDialog } from '#islands/admin/people/AddPersonDialog.tsx'
import { TagDialog } from '#islands/admin/people/TagDialog.tsx'
import { DownloadDialog } from './DownloadDialog.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { ListBody } from './ListBody.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListHeader } from './ListHeader.tsx'
import { SegmentDialog } from './SegmentDialog.tsx'
import { useListPlace } from './useListPlace.ts'

/** The place "Lista": the registrations; the server searches, filters, sorts and pages them. */
export function ListPage() {
	const place = useListPlace()
	const { list, columns, segments, download, erasure, tagging } = place
	const { page, isFetching } = list
	const [isAdding, setIsAdding] = useState(false)
	const count = page?.count ?? 0
	const isEmpty = page?.count === 0 && !list.isNarrowed && !isFetching

	return (
		<section className="frame place">
			<ListHeader
				canDownload={count > 0}
				isDownloading={download.isDownloading}
				onDownload={download.download}
				onAdd={() => setIsAdding(true)}
				onRefresh={place.refresh}
			/>
			{isEmpty ? <ListEmpty /> : <ListBody place={place} />}
			{page && (
				<ListFoot
					summary={list.summary}
					hasCountry={count > 0 && columns.chosen?.columns.includes('country') === true}
				/>
			)}
			{segments.isOpen && <SegmentDialog segments={segments} />}
			{isAdding && <AddPersonDialog onClose={() => setIsAdding(false)} />}
			{tagging.isOpen && <TagDialog tagging={tagging} />}
			{erasure.pending && <ErasureDialog pending={erasure.pending} erasure={erasure} />}
			{download.isAsking && page && <DownloadDialog page={page} download={download} />}
		</section>
	)
}
