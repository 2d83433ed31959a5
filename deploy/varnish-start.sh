#!/bin/sh
# Starts Varnish with deploy/varnish.vcl for two nodes: NODES="10.0.0.1:3000 10.0.0.2:3000".
set -eu

set -- ${NODES:?two nodes, like 10.0.0.1:3000 10.0.0.2:3000}
sed \
  -e "/^backend node1/,/^}/ { s/\.host = .*/.host = \"${1%:*}\";/; s/\.port = .*/.port = \"${1##*:}\";/ }" \
  -e "/^backend node2/,/^}/ { s/\.host = .*/.host = \"${2%:*}\";/; s/\.port = .*/.port = \"${2##*:}\";/ }" \
  "${VCL:-/etc/varnish/varnish.vcl}" > "${TMPDIR:-/tmp}/atrium.vcl"

exec varnishd -F -n "${TMPDIR:-/tmp}/varnish" -a :6081 -f "${TMPDIR:-/tmp}/atrium.vcl" \
  -s "malloc,${MEMORY:-1G}" -p http_gzip_support=off -p http_resp_hdr_len=16k -p http_resp_size=64k
