import { Button } from '#components/ui/Button.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'

type Props = { title: string; download?: string; onDownload?: () => void }

export function CountsHeader({ title, download, onDownload }: Props) {
	return (
		<header className="head">
			<PlaceHeading>{title}</PlaceHeading>
			{download && (
				<Button tone="outline" onClick={onDownload}>
					{download}
				</Button>
			)}
		</header>
	)
}
