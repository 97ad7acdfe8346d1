const tiles = Array.from(
	{ length: 16 },
	(_, index) => `M${2 + 25 * index} 285l10.5-10.5L${23 + 25 * index} 285l-10.5 10.5z`,
).join('')
const louvres = Array.from({ length: 15 }, (_, index) => `M0 ${8 + 10 * index}h34`).join('')

/** A sobrado window with open shutters, and a person in a hammock. */
export function Brazil(props: React.SVGProps<SVGSVGElement>) {
	return (
		<svg viewBox="0 0 400 300" {...props}>
			<path fill="var(--wall)" d="M0 0H400V300H0z" />
			<path fill="var(--plinth)" d="M0 264H400V300H0z" />
			<path fill="var(--paint)" d="M112 250V66c24-34 152-34 176 0V250zM96 248H304V260H96z" />
			<path fill="url(#paint-light)" d="M126 248V72c22-24 126-24 148 0V248z" />
			<path
				fill="none"
				stroke="var(--paint)"
				strokeWidth="5"
				d="M126 96H274M200 54V96M156 60l12 36M244 60l-12 36"
			/>
			<path
				stroke="var(--glass)"
				strokeWidth="2.5"
				d="M126 122l26 34M126 122l18 44M274 122l-26 34M274 122l-18 44"
			/>
			<path
				fill="var(--glass)"
				d="M142 152c8 24 30 40 58 40s50-16 58-40c10 34-14 62-58 62s-68-28-58-62z"
			/>
			<path
				fill="var(--glass)"
				d="M160 158a11 12 0 1122 0 11 12 0 01-22 0M168 180c10-10 22-10 36 0l20-16 8 2-14 30h-48zM238 176l16-22 7 4-12 24z"
			/>
			<path
				stroke="var(--glass)"
				strokeWidth="2"
				d="M160 198v15M170 204v14M180 208v13M190 210v13M200 210v14M210 210v13M220 208v13M230 204v14M240 198v15"
			/>
			<path fill="var(--blind)" d="M64 70h46V250H64zM290 70h46V250H290z" />
			<g fill="none" stroke="var(--slat)" strokeWidth="4">
				<path transform="translate(70 80)" d={louvres} />
				<path transform="translate(296 80)" d={louvres} />
			</g>
			<path
				fill="none"
				stroke="var(--glass)"
				strokeWidth="3"
				d="M122 224H278M130 224v24M144 224v24M158 224v24M172 224v24M186 224v24M200 224v24M214 224v24M228 224v24M242 224v24M256 224v24M270 224v24"
			/>
			<path fill="var(--paint)" opacity=".5" d="M0 266h400v3H0z" />
			<path fill="var(--blind)" d={tiles} />
		</svg>
	)
}
