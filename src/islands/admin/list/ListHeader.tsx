import { Button } from '#components/ui/Button.tsx'
import { navigate } from '#islands/admin/panel-address.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.list

type Props = {
	canDownload: boolean
	isDownloading: boolean
	onDownload: () => void
	onAdd: () => void
	onRefresh: () => void
}

export function ListHeader(props: Props) {
	const { canDownload, isDownloading, onDownload, onAdd, onRefresh } = props
	return (
		<header className="head">
			<PlaceHeading>{words.title}</PlaceHeading>
			<div className="actions">
				<Button onClick={onDownload} disabled={!canDownload} aria-busy={isDownloading}>
					{words.download}
				</Button>
				<Button tone="outline" onClick={onAdd}>
					{listWords.adding.open}
				</Button>
				<Button tone="outline" onClick={() => navigate('/waitlist/importar')}>
					{listWords.importing.open}
				</Button>
				<Button tone="outline" onClick={onRefresh}>
					{words.refresh}
				</Button>
			</div>
		</header>
	)
}
