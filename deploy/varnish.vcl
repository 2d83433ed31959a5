vcl 4.1;

# Varnish 7 with the module xkey (package varnish-modules) in front of two nodes; docs/outside-caches.md says more.
#
#   varnishd -a :6081 -f /etc/varnish/varnish.vcl -s malloc,1G -p http_gzip_support=off \
#     -p http_resp_hdr_len=16k -p http_resp_size=64k
#
# http_gzip_support=off: the nodes compress by themselves, also as brotli. TLS ends in front of Varnish.

import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 2s;
  .window = 4;
  .threshold = 2;
  .initial = 2;
}

backend node1 {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = ready;
  .connect_timeout = 2s;
  # Longer than a page ever takes.
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
}

backend node2 {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = ready;
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 30s;
}

# Who may purge where VARNISH_PURGE_SECRET is not set for varnishd: the nodes.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(node1);
  nodes.add_backend(node2);
}

sub vcl_recv {
  set req.backend_hint = nodes.backend();

  if (req.method == "PURGE") {
    if (std.getenv("VARNISH_PURGE_SECRET") ~ ".") {
      # Two of them while the nodes are given another one.
      if (req.http.Authorization != "Bearer " + std.getenv("VARNISH_PURGE_SECRET")
        && (std.getenv("VARNISH_PURGE_SECRET_BEFORE") !~ "."
          || req.http.Authorization != "Bearer " + std.getenv("VARNISH_PURGE_SECRET_BEFORE"))) {
        return (synth(403, "Forbidden"));
      }
    } else if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      # A second address in X-Forwarded-For: a proxy passes on what a visitor asks.
      return (synth(403, "Forbidden"));
    }
    if (req.http.xkey-purge) {
      set req.http.x-purged = xkey.purge(req.http.xkey-purge);
    } else if (req.http.xkey-softpurge) {
      set req.http.x-purged = xkey.softpurge(req.http.xkey-softpurge);
    } else {
      return (synth(400, "No keys"));
    }
    return (synth(200, "Purged " + req.http.x-purged));
  }

  # What names a scheme and a host reaches a node as it is written, past every rule below.
  if (req.url !~ "^/") {
    return (synth(400, "Bad request"));
  }
  # For those who run the site, from inside, and whatever begins like it.
  if (req.url ~ "(?i)^/[/.\\]*(metrics|healthz|readyz|_clock)") {
    return (synth(404, "Not found"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Addresses of the server itself, but for style sheets; recordings, which are asked for in parts.
  if (req.url ~ "^/(_(?!css/)|media/)") {
    return (pass);
  }

  # For a site with "languageByBrowser" take the signs away: its home page is asked for with what the visitor's browser says.
  # if (req.url ~ "^/(\?|$)") {
  #   return (pass);
  # }

  # The one cookie that counts says which alerts were dismissed: such pages are the visitor's own.
  if (req.http.Cookie ~ "(^|;\s*)dismissed=") {
    return (pass);
  }
  unset req.http.Cookie;

  # Parameters of campaigns, which no page reads. What comes before the query stays as it is written.
  if (req.url ~ "\?") {
    set req.http.x-query = regsub(req.url, "^[^?]*\?", "");
    set req.http.x-query = regsuball(req.http.x-query, "(^|&)(utm_\w+|fbclid|gclid|msclkid)=[^&]*", "");
    set req.http.x-query = regsub(regsub(req.http.x-query, "^&+", ""), "&+$", "");
    set req.url = regsub(req.url, "\?.*$", "") + regsub(req.http.x-query, "^(?=.)", "?");
    unset req.http.x-query;
  }

  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # A page that is no longer true is asked for again, and shown only where no node answers or the answer is an error.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  } else {
    set req.grace = 7d;
  }
  return (hash);
}

sub vcl_backend_fetch {
  # A publish is answered when everything is ingested.
  if (bereq.url ~ "^/_content/") {
    set bereq.first_byte_timeout = 120s;
  }
  # The next node, after one that failed.
  if (bereq.retries > 0) {
    set bereq.backend = nodes.backend();
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
      return (retry);
    }
    # What was cached before stays at hand.
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }

  # While nodes are replaced one after the other, scripts and styles of a new page may be at one of them alone.
  if (beresp.status == 404 && bereq.url ~ "^/assets/" && bereq.retries == 0) {
    return (retry);
  }

  if (beresp.http.Surrogate-Key) {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  }
  if (beresp.http.Surrogate-Control ~ "\bmax-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*\bmax-age=(\d+).*$", "\1") + "s", 0s);
  }
  set beresp.grace = 0s;
  if (beresp.http.Cache-Control ~ "\bstale-if-error=\d+") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*\bstale-if-error=(\d+).*$", "\1") + "s", 0s);
  }

  # One visitor's own: never cached. For two minutes nobody waits for such a page to be cached.
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "\b(private|no-store)\b" || beresp.http.Surrogate-Control ~ "\bno-store\b") {
    set beresp.ttl = 120s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
  }
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_deliver {
  # Once more, taking an old page if there is one.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.Cache-Status = regsub(resp.http.Cache-Status + ", ", "^, ", "") + "Varnish; hit";
  }
  # Leave Surrogate-Key where a CDN in front of Varnish reads it.
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}
