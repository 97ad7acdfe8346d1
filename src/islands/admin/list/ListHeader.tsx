import { Button } from '#components/ui/Button.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import listWords from '#content/messages/es/panel/list.yaml'
import styles from './ListPage.module.css'

const words = listWords.list

type Props = {
	canDownload: boolean
	isDownloading: boolean
	onDownload: () => void
	onRefresh: () => void
}

export function ListHeader({ canDownload, isDownloading, onDownload, onRefresh }: Props) {
	return (
		<header>
			<PlaceHeading>{words.title}</PlaceHeading>
			<div className={styles['actions']}>
				<Button onClick={onDownload} disabled={!canDownload} aria-busy={isDownloading}>
					{words.download}
				</Button>
				<Button tone="outline" onClick={onRefresh}>
					{words.refresh}
				</Button>
			</div>
		</header>
	)
}
