import { SceneWindow } from '#site/art/windows/SceneWindow.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'

/** A house front with a fire escape, one floor above the street. */
export function UnitedStates(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path
				fill="var(--plinth)"
				d="M0 0H400V18H0zM40 40H148V54H40zM252 40H360V54H252zM0 284H400V300H0z"
			/>
			<path
				stroke="var(--plinth)"
				strokeWidth="2"
				d="M178 60h22m-10 8h22m-34 8h22M14 92h22m-10 8h22M368 92h22m-10 8h22M178 130h22m-10 8h22M14 250h22m-10 8h22m-34 8h22M318 250h22m-10 8h22m-34 8h22"
			/>
			<SceneWindow x={52} y={56} width={84} level={0} forecast={0} />
			<SceneWindow x={264} y={56} width={84} level={70} forecast={72}>
				<Silhouette name="plant" />
			</SceneWindow>
			<path
				fill="var(--glass)"
				d="M20 216H380V223H20zM20 162H380V167H20zM24 162h5v58h-5zM371 162h5v58h-5zM34 223h6l14 22h-6zM366 223h-6l-14 22h6z"
			/>
			<path stroke="var(--glass)" strokeWidth="52" strokeDasharray="2.5 16" d="M33 192H371" />
			<path stroke="var(--glass)" strokeWidth="5" d="M168 222 220 300M200 222 252 300" />
			<path stroke="var(--glass)" strokeWidth="4" d="M177 234h32m-21 16h32m-21 16h32m-21 16h32" />
		</svg>
	)
}
