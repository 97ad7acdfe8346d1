/** The ground floor: seven small windows for the days of the week, a coat, umbrellas and the door. */
export function Hallway() {
	return (
		<svg viewBox="0 0 480 236" preserveAspectRatio="xMidYMax" aria-hidden="true">
			<path fill="var(--line)" d="M306 236V46h116v190zM54 110h202v5H54z" />
			<path fill="var(--wall)" d="M315 55h98v181h-98z" />
			<path fill="var(--plinth)" d="M328 70h72v60h-72zM328 146h72v74h-72z" />
			<path fill="var(--lamp)" d="M400 140a4 4 0 108 0 4 4 0 10-8 0" />
			<path
				fill="var(--glass)"
				d="M60 62h22v48H60zM88 62h22v48H88zM116 62h22v48h-22zM144 62h22v48h-22zM172 62h22v48h-22zM200 62h22v48h-22zM228 62h22v48h-22z"
			/>
			<path
				fill="var(--lamp)"
				d="M62 71h18v37H62zM90 78h18v30H90zM118 88h18v20h-18zM146 103h18v5h-18zM174 96h18v12h-18zM202 82h18v26h-18zM230 67h18v41h-18z"
			/>
			<path
				fill="var(--line)"
				d="M84 134h3v96h14v6H70v-6h14zM62 146h47v4H62zM56 138l7 8-3 3-7-8zM115 138l-7 8 3 3 7-8z"
			/>
			<path
				fill="var(--wall)"
				d="M110 149c10 2 17 8 19 18l5 36-9 2-3-20 2 31H99l1-31-3 20-9-2 5-36c2-10 8-16 17-18z"
			/>
			<path fill="var(--plinth)" d="M109 152h3v64h-3z" />
			<path fill="var(--blind)" d="M190 236l-6-46h44l-6 46z" />
			<path
				fill="none"
				stroke="var(--line)"
				strokeWidth="4"
				strokeLinecap="round"
				d="M200 190v-38c0-8 11-8 11 0M214 190l8-34c2-8 13-5 11 2"
			/>
			<path fill="var(--slat)" d="M186 200h40l-1 5h-38z" />
		</svg>
	)
}
