# Varnish 7 with xkey, and deploy/varnish.vcl for the nodes that NODES names, like `10.0.0.1:3000 10.0.0.2:3000`.

FROM debian:12.12-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends varnish varnish-modules \
  && rm -rf /var/lib/apt/lists/*
COPY varnish.vcl varnish-start.sh /etc/varnish/

USER vcache
EXPOSE 6081
STOPSIGNAL SIGTERM
CMD ["sh", "/etc/varnish/varnish-start.sh"]
