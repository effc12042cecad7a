#!/bin/sh
# Restarts the processes of one machine, one after the other, so that no request is lost:
#   rolling-restart.sh 3001 3002
# Each says at /readyz that it leaves, serves on for DRAIN_SECONDS while its connections run out, and ends; what nginx sends
# then is refused and goes to the others. The next one waits until this one is back.
set -eu
restart=${RESTART:-systemctl restart croupier@}
for port in "$@"; do
	$restart"$port"
	waited=0
	until curl -fsS -o /dev/null "http://127.0.0.1:$port/readyz" 2>/dev/null; do
		waited=$((waited + 1))
		if [ "$waited" -gt 120 ]; then
			echo "port $port is not ready after two minutes; the others were left as they are" >&2
			exit 1
		fi
		sleep 1
	done
	echo "port $port is ready"
done
