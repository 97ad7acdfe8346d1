import type { PlaceProps } from '#islands/admin/place-props.ts'
import { DownloadDialog } from './DownloadDialog.tsx'
import { ErasureDialog } from './ErasureDialog.tsx'
import { ListBody } from './ListBody.tsx'
import { ListEmpty } from './ListEmpty.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListHeader } from './ListHeader.tsx'
import { SegmentDialog } from './SegmentDialog.tsx'
import { useListPlace } from './useListPlace.ts'
import styles from './ListPage.module.css'

/** The place "Lista": the registrations, searched, filtered, sorted and paged by the server. */
export function ListPage(props: PlaceProps) {
	const { list, columns, segments, download, erasure, progress, countRef, refresh, showPage } =
		useListPlace(props)
	const { page, status } = list
	const count = page?.count ?? 0
	const isEmpty = page?.count === 0 && !list.isNarrowed && status !== 'loading'

	return (
		<section className={`frame ${styles['place']}`}>
			<ListHeader
				canDownload={count > 0}
				isDownloading={download.isDownloading}
				onDownload={download.download}
				onRefresh={refresh}
			/>
			{isEmpty ? (
				<ListEmpty />
			) : (
				<ListBody
					list={list}
					columns={columns}
					segments={segments}
					erasure={erasure}
					progress={progress}
					countRef={countRef}
					onPage={showPage}
				/>
			)}
			{page && (
				<ListFoot
					summary={list.summary}
					hasCountry={count > 0 && columns.chosen?.columns.includes('country') === true}
				/>
			)}
			{segments.isOpen && <SegmentDialog segments={segments} />}
			{erasure.pending && <ErasureDialog pending={erasure.pending} erasure={erasure} />}
			{download.isAsking && page && <DownloadDialog page={page} download={download} />}
		</section>
	)
}
